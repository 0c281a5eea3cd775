const fonts = ['monospace', 'Courier', 'Consolas', 'Menlo', 'Roboto Mono', 'Source Code Pro'];
const typewriter = fonts.map((font) => `[style*="${font}" i], [face*="${font}" i]`).join(', ');
const blocks = 'p, div, table, ul, ol, li, td, pre, code';

/**
 * Marks text in a typewriter font as code: word processors have no other code. A text that is mostly in such a font is
 * a matter of taste.
 */
export function readTypewriter(body: HTMLElement): void {
  const parts = [...body.querySelectorAll(typewriter)].filter(
    (part) => !part.closest('pre, code') && !part.parentElement?.closest(typewriter),
  );
  const length = parts.reduce((sum, { textContent }) => sum + textContent.trim().length, 0);
  if (length * 2 > body.textContent.trim().length) return;
  for (const block of new Set(parts.map((part) => part.closest('p')))) if (block?.isConnected) toCodeBlock(block);
  for (const part of parts) if (!part.closest('pre') && !part.querySelector(blocks)) toCode(part);
}

/** Turns consecutive paragraphs of code, or one with several lines, into a block of code. */
function toCodeBlock(block: Element): void {
  const lines: Element[] = [];
  for (let next: Element | null = block; next && isCode(next); next = next.nextElementSibling) lines.push(next);
  if (lines.length < 2 && !(lines.length === 1 && block.querySelector('br'))) return;
  const code = block.ownerDocument.createElement('pre');
  block.before(code);
  code.append(...lines);
  // A line break of the source is only a space.
  const texts = code.ownerDocument.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    text.data = text.data.replaceAll(/\s*[\r\n]\s*/g, ' ');
  }
}

const isCode = (block: Element): boolean =>
  block.nodeName === 'P' &&
  !block.querySelector(blocks) &&
  textIn(block) !== '' &&
  textIn(block) === block.textContent.trim();

/** Returns the text of a block that is in a typewriter font. */
const textIn = (block: Element): string =>
  [...block.querySelectorAll(typewriter)]
    .filter((part) => !part.parentElement?.closest(typewriter))
    .map(({ textContent }) => textContent)
    .join('')
    .trim();

function toCode(part: Element): void {
  const code = part.ownerDocument.createElement('code');
  code.append(...part.childNodes);
  part.append(code);
}
