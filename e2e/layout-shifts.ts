import type { Page } from 'playwright/test';

/** Returns the sum of the layout shifts of the page since it was opened. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
