import type { Page } from 'playwright/test';

/** A focused element: its text, and the reason if its focus is not visible. */
interface Stop {
  words: string;
  fault: string | undefined;
  isPage: boolean;
}

/** More Tab stops than any page has. */
export const most = 200;

/** Returns every Tab stop from the top of a page to its end. */
export async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let stop = await nextStop(page); !stop.isPage && stops.length < most; stop = await nextStop(page)) {
    // From the end the browser goes to the page itself, or back to the first stop.
    if (stop.words === stops[0]?.words) break;
    stops.push(stop);
  }
  return stops;
}

/** Presses Tab and inspects the focused element. */
async function nextStop(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const active = document.activeElement!;
    const words = (active.textContent?.trim() || active.getAttribute('name') || active.tagName).slice(0, 60);
    const isPage = active === document.body;
    // A link that covers a card shows its focus ring on its ::after element.
    const ringed = [getComputedStyle(active), getComputedStyle(active, '::after')];
    const hasRing = ringed.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
    );
    const { left, top, width, height } = active.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight - top) / 2);
    const isCovered = !over || !(active.contains(over) || over.contains(active));
    const fault = hasRing ? (isCovered ? `covered by ${over?.outerHTML.slice(0, 80)}` : undefined) : 'without a ring';
    return { words, fault, isPage };
  });
}
