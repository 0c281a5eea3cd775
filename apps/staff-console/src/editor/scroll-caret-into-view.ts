/** Pixels at the edges of the window that the bars of the editor may cover. */
const bars = { top: 112, bottom: 72 };
/** Pixels between the caret and whatever covers the text below it. */
const lineGap = 12;

/**
 * Scrolls the page, and the table around the caret, only as far as the caret needs. Slate's own way reads the style of
 * every ancestor with each key.
 */
export function scrollCaretIntoView(_editor: unknown, selected: Range): void {
  const caret = selected.cloneRange();
  caret.collapse(false);
  const place = caret.getBoundingClientRect();
  if (isEmpty(place)) return;
  const table = caret.startContainer.parentElement?.closest('table');
  if (table) {
    const { left, right } = table.getBoundingClientRect();
    table.scrollLeft += distanceOutside(place.left, place.right, left, right);
  }
  const down = distanceOutside(place.top, place.bottom, bars.top, lowerEdge());
  if (down !== 0) scrollBy(0, down);
}

/** Returns the lower edge of the room for the text, above the bars, a search and notices. */
function lowerEdge(): number {
  const covers = [...document.querySelectorAll('[data-over-text]')].map((cover) => cover.getBoundingClientRect().top);
  return Math.min(innerHeight - bars.bottom, ...covers.map((top) => top - lineGap));
}

/** Chromium has no place for a caret in an empty line. */
const isEmpty = ({ width, height, x, y }: DOMRect): boolean => !width && !height && !x && !y;

/** Returns how far a span is past the end of its room, below zero when it begins before it, and 0 inside. */
function distanceOutside(start: number, end: number, roomStart: number, roomEnd: number): number {
  if (start < roomStart) return start - roomStart;
  return Math.max(0, end - roomEnd);
}
