/** Time in milliseconds that a pointer rests on a control before its tooltip opens. Source: specification section 9. */
const openDelay = 700;

/** Time in milliseconds after a tooltip has closed, within which the next one opens without delay. Source: the same. */
const skipDelay = 300;

/** Returns the delay before a tooltip opens, from the page's clock now and the last closing, all in milliseconds. */
export function delayBefore(now: number, lastClosed: number): number {
  return now - lastClosed < skipDelay ? 0 : openDelay;
}
