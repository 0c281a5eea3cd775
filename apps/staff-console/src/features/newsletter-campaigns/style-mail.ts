/**
 * The mail as a document that the policy of this page lets draw: styles in attributes and elements are put aside, to be
 * set by script once it is there (`styleMail`). What people wrote is escaped in it, so the marks stand for styles only.
 */
export const withStylesAside = (html: string): string =>
  html
    .replaceAll(' style="', ' data-style="')
    .replaceAll('<style>', '<script type="text/plain" data-style-sheet>')
    .replaceAll('</style>', '</script>')
    .replace('<head>', '<head><base target="_blank">');

/** Gives a drawn mail its styles. Scripts of the mail itself never run: its frame is sandboxed. */
export function styleMail(mail: Document): void {
  const { defaultView } = mail;
  if (!defaultView) return;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync([...mail.querySelectorAll('[data-style-sheet]')].map(({ textContent }) => textContent).join('\n'));
  mail.adoptedStyleSheets = [sheet];
  for (const element of mail.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset.style ?? '';
}
