const containers =
  '[style*="display: grid"], [style*="display: flex"], [style*="display:grid"], [style*="display:flex"]';
const boxes = 'a, abbr, b, code, em, i, label, small, span, strong, time';

/**
 * Separates the words of boxes that a page shows beside or below each other without a space in its HTML, such as the
 * category and the title of an article. A browser copies how a page shows an element with it.
 */
export function separateBoxes(body: HTMLElement): void {
  for (const container of body.querySelectorAll(containers))
    for (const box of container.querySelectorAll(`:scope > :is(${boxes})`)) box.after(' ');
}
