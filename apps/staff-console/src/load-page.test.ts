import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPage } from './load-page.ts';

const reload = vi.fn<() => void>();
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

describe('loadPage', () => {
  it('returns the code of the page', async () => {
    const page = { default: () => null };
    expect(await loadPage(async () => page)).toBe(page);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads when the file is gone, and throws when that did not help', async () => {
    void loadPage(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    await expect(loadPage(gone)).rejects.toThrow('Failed to fetch');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
