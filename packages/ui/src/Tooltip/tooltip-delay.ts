/** How long, in milliseconds, a pointer rests on a control before its tooltip opens. Source: specification section 9. */
const openDelay = 700;

/** How long, in milliseconds, after one tooltip has closed the next opens without that wait. Source: the same. */
const skipDelay = 300;

/** The wait before a tooltip opens, by the page's clock now and when the last one closed, all in milliseconds. */
export function delayBefore(now: number, lastClosed: number): number {
  return now - lastClosed < skipDelay ? 0 : openDelay;
}
