/** Elements that a page does not show, or shows as something other than text. */
const unreadable = [
  'input, select, textarea, svg, template, video, audio, canvas, [hidden], [data-anchor]',
  'annotation, annotation-xml, .katex-mathml',
  '.sr-only, .visually-hidden, .visuallyhidden, .screen-reader-text',
  '[class*="material-icons"], [class*="material-symbols"]',
  'button:not(:is(h1, h2, h3, h4, h5, h6, dt, summary) > [aria-expanded])',
  '.mw-editsection',
].join(', ');

/** Remarks of reviewers in Word and Excel. They belong to no text. */
const remarks = '[style*="mso-element:comment"], .msocomanchor, .msocomanch, .msocomoff, .msocomhide';

/** Numbers of lines of code. */
const lineNumbers = 'td.gutter, td.rouge-gutter, td.lineno, td.blob-num, .linenos, .linenodiv, .ds-line-number';

const hiddenStyle =
  /display:\s*none|visibility:\s*hidden|mso-hide:\s*all|clip:\s*rect\(\s*[01](?:px)?\b|clip-path:\s*inset\((?:50|100)%/i;

/** Signs of a link from a heading to itself. */
const anchorSign = /^[#¶§🔗]?\ufe0f?$/u;

/**
 * Removes parts of pasted HTML that readers of its page do not see. Text with `aria-hidden` is visible: only screen
 * readers skip it.
 */
export function removeHidden(body: HTMLElement): void {
  for (const part of body.querySelectorAll(`${unreadable}, ${remarks}, ${lineNumbers}`)) part.remove();
  for (const part of body.querySelectorAll('[style]'))
    if (hiddenStyle.test(part.getAttribute('style') ?? '')) part.remove();
  for (const link of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) a[href^="#"]'))
    if (anchorSign.test(link.textContent.trim())) link.remove();
}
