import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What is written to `console.error` while a test runs fails it: a warning nobody reads is a defect nobody finds. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const { calls } = vi.mocked(console.error).mock;
  vi.mocked(console.error).mockRestore();
  expect(calls).toEqual([]);
});
