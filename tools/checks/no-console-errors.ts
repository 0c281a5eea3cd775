import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that writes to `console.error`: an unread warning hides a defect. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.mocked(console.error).mockRestore();
  expect(calls).toEqual([]);
});
