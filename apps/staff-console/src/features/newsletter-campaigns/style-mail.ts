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

/** Restores the styles of a loaded email. Scripts of the email never run: its frame is sandboxed. */
export function styleMail(mail: Document): void {
  const { defaultView } = mail;
  if (!defaultView) return;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync([...mail.querySelectorAll('[data-style-sheet]')].map(({ textContent }) => textContent).join('\n'));
  mail.adoptedStyleSheets = [sheet];
  for (const element of mail.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
}
