// @vitest-environment jsdom
import type { ToastContent } from '@workspace/ui/Toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteToasts } from './site-toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const failed = { title: 'Submission Failed', description: 'Failed to submit form. Please try again.' } as const;
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);

/** Toasts whose code loads while `connection.isUp`. */
function createToasts() {
  const connection = { isUp: false };
  const shown: string[] = [];
  let opened = 0;
  const openToasts = () => {
    opened += 1;
    return ({ title }: ToastContent) => void shown.push(title);
  };
  const load = async () => {
    if (!connection.isUp) throw new TypeError('Failed to fetch dynamically imported module');
    return { openToasts };
  };
  return { connection, shown, countOpened: () => opened, ...createSiteToasts(load) };
}

describe('showSiteToast', () => {
  it('shows the words plainly while its code does not load, for ten seconds', async () => {
    const { showSiteToast } = createToasts();
    await showSiteToast(failed);
    await showSiteToast(failed);
    expect(alerts()).toEqual(['Submission Failed. Failed to submit form. Please try again.']);
    vi.advanceTimersByTime(10_000);
    expect(alerts()).toEqual([]);
  });

  it('loads its code again for the next toast, and opens one root', async () => {
    const { connection, showSiteToast, shown, countOpened } = createToasts();
    await showSiteToast(failed);
    connection.isUp = true;
    const success = { title: 'Success!', description: 'Thank you' };
    await Promise.all([showSiteToast(success), showSiteToast(success)]);
    expect(shown).toEqual(['Success!', 'Success!']);
    expect(countOpened()).toBe(1);
    expect(alerts()).toEqual([]);
  });
});
