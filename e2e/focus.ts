import type { Page } from 'playwright/test';

/** A focused element: its text, and the reason if its focus is not visible. */
interface Stop {
  words: string;
  fault: string | undefined;
}

declare global {
  interface Window {
    walk: { stops: Stop[]; isOver: boolean };
  }
}

/** More Tab stops than any page has. */
export const most = 200;

const batch = 10;

/**
 * Returns the Tab stops of a page, in order: all of them, or with `onlyMain` those between the header and the footer,
 * to which the first stop of the page leads.
 */
export async function walk(page: Page, { onlyMain = false } = {}): Promise<Stop[]> {
  await page.keyboard.press('Tab');
  if (onlyMain) {
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.localName === 'main');
    await page.keyboard.press('Tab');
  }
  await page.evaluate(watchStops, onlyMain);
  for (let pressed = 0; pressed < most; pressed += batch) {
    // The keys go to the browser one after another, without a wait for each.
    await Promise.all(Array.from({ length: batch }, () => page.keyboard.press('Tab')));
    if (await page.evaluate(() => window.walk.isOver)) break;
  }
  return page.evaluate(() => window.walk.stops);
}

/** Inspects each focused element when the next key is pressed: by then it has scrolled into view. Runs in the page. */
function watchStops(onlyMain: boolean): void {
  const found: Window['walk'] = (window.walk = { stops: [], isOver: false });
  const first = document.activeElement;
  const inspect = () => {
    const active = document.activeElement!;
    // From the end the browser goes to the page itself, or back to the first stop.
    found.isOver ||= active === document.body || (found.stops.length > 0 && active === first);
    found.isOver ||= onlyMain && !active.closest('main');
    if (found.isOver) return;
    const words = (active.textContent.trim() || active.getAttribute('name') || active.tagName).slice(0, 60);
    // A link that covers a card shows its focus ring on its ::after element.
    const ringed = [getComputedStyle(active), getComputedStyle(active, '::after')];
    const hasRing = ringed.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    const { left, top, width, height } = active.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight - top) / 2);
    const isCovered = !over || !(active.contains(over) || over.contains(active));
    const fault = hasRing ? (isCovered ? `covered by ${over?.outerHTML.slice(0, 80)}` : undefined) : 'without a ring';
    found.stops.push({ words, fault });
  };
  addEventListener('keydown', ({ key }) => key === 'Tab' && inspect(), { capture: true });
}
