import { plainTextToHtml } from './plain-text-to-html.ts';

const lineEnds = 'br[role="presentation"]';

/** Joins the printed lines of a PDF to paragraphs. Firefox copies each line as an element. */
export function joinPrintedLines(body: HTMLElement): void {
  if (!body.querySelector(lineEnds)) return;
  const copy = body.cloneNode(true) as HTMLElement;
  for (const end of copy.querySelectorAll(lineEnds)) end.replaceWith('\n');
  const html = plainTextToHtml(copy.textContent.trim());
  if (html) body.innerHTML = html;
}
