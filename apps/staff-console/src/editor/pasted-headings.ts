import { renameElement } from './pasted-elements.ts';

const cocoa = 'meta[content="Cocoa HTML Writer"]';
const longestHeading = 120;
const numbers = ':is(h1, h2, h3, h4, h5, h6) [style*="mso-list:Ignore" i]';

/** Finds headings that are paragraphs in the source: by role, by outline level, and by the size of their font. */
export function readHeadings(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[role="heading"]:not(h1, h2, h3, h4, h5, h6)'))
    if (!element.querySelector('h1, h2, h3, h4, h5, h6')) toHeading(element, element.getAttribute('aria-level'));
  for (const element of body.querySelectorAll('p[style*="mso-outline-level"]'))
    toHeading(element, /mso-outline-level:\s*([1-9])/i.exec(element.getAttribute('style') ?? '')?.[1]);
  for (const element of body.querySelectorAll('p[class^="MsoHeading"]'))
    toHeading(element, /MsoHeading([1-9])/.exec(element.className)?.[1]);
  if (body.querySelector(cocoa)) readLargeParagraphs(body);
  // The number of a heading is text: the editor does not count headings.
  for (const number of body.querySelectorAll(numbers)) number.removeAttribute('style');
}

function toHeading(element: Element, level: string | null | undefined): void {
  if (level) renameElement(element, `h${Math.min(Number(level) || 2, 6)}`);
}

/** Pages and Notes write headings as paragraphs in a larger font than most of the text. */
function readLargeParagraphs(body: HTMLElement): void {
  const paragraphs = [...body.querySelectorAll('p')].filter(
    (paragraph) => !paragraph.closest('td, li') && paragraph.textContent.trim() !== '',
  );
  const lengths = new Map<number, number>();
  for (const text of body.querySelectorAll('p, li'))
    lengths.set(sizeOf(text), (lengths.get(sizeOf(text)) ?? 0) + text.textContent.length);
  const [usual = 0] = [...lengths].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const headings = paragraphs.filter(
    (paragraph) => sizeOf(paragraph) >= usual * 1.2 && paragraph.textContent.length <= longestHeading,
  );
  const sizes = [...new Set(headings.map(sizeOf))].toSorted((a, b) => b - a);
  if (usual > 0) for (const heading of headings) renameElement(heading, `h${sizes.indexOf(sizeOf(heading)) + 2}`);
}

const sizeOf = (element: Element): number =>
  Number(/(?<![\w-])font-size:\s*([\d.]+)/i.exec(element.getAttribute('style') ?? '')?.[1] ?? 0);
