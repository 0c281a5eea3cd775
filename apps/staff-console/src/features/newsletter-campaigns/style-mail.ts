/**
 * Returns the email as a document that this page's content security policy allows: styles in attributes and elements
 * are moved to data attributes, and a script restores them after loading (`styleMail`). User text is escaped in it, so
 * the replaced markup is always a style.
 */
export const withStylesAside = (html: string): string =>
  html
    .replaceAll(' style="', ' data-style="')
    .replaceAll('<style>', '<script type="text/plain" data-style-sheet>')
    .replaceAll('</style>', '</script>')
    .replace('<head>', '<head><base target="_blank">');

/** Restores the styles of a loaded email, as a client with this color scheme shows them. */
export function styleMail(mail: Document, scheme: 'light' | 'dark' = 'light'): void {
  const { defaultView } = mail;
  if (!defaultView) return;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync([...mail.querySelectorAll('[data-style-sheet]')].map(({ textContent }) => textContent).join('\n'));
  for (const rule of sheet.cssRules) chooseScheme(rule, scheme);
  mail.adoptedStyleSheets = [sheet];
  for (const element of mail.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
}

/** A preview in the dark must not depend on the scheme of the console. */
function chooseScheme(rule: CSSRule, scheme: 'light' | 'dark'): void {
  if (!('media' in rule)) return;
  const media = rule.media as MediaList;
  if (media.mediaText.includes('prefers-color-scheme: dark')) media.mediaText = scheme === 'dark' ? 'all' : 'not all';
}

/** Replaces the content of a frame without loading it again, which would flash. Returns false for one not loaded yet. */
export function replaceMail(mail: Document | null | undefined, html: string, scheme: 'light' | 'dark'): boolean {
  if (!mail?.querySelector('[data-style-sheet]')) return false;
  const next = new DOMParser().parseFromString(withStylesAside(html), 'text/html');
  mail.documentElement.replaceChildren(...mail.adoptNode(next.documentElement).childNodes);
  styleMail(mail, scheme);
  return true;
}
