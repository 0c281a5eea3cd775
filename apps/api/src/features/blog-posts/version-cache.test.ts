import { describe, expect, it, vi } from 'vitest';
import { versionCache } from './version-cache.ts';

function createCache(limits: { maxEntries?: number; maxBytes?: number; maxAgeMs?: number } = {}) {
  const state = { version: '1', now: 1_000 };
  const cached = versionCache<string>({
    readVersion: async () => state.version,
    clock: () => state.now,
    maxEntries: 10,
    bytesOf: (value) => value.length,
    ...limits,
  });
  return { state, cached };
}

const made = (value: string) => vi.fn<() => Promise<string>>(async () => value);

describe('versionCache', () => {
  it('makes a value once for all concurrent calls', async () => {
    const { cached } = createCache();
    const make = made('list');
    expect(await Promise.all([cached('a', make), cached('a', make)])).toEqual(['list', 'list']);
    await cached('a', make);
    expect(make).toHaveBeenCalledOnce();
  });

  it('makes a value for each key and each version', async () => {
    const { state, cached } = createCache();
    expect(await cached('a', made('a1'))).toBe('a1');
    expect(await cached('b', made('b1'))).toBe('b1');
    state.version = '2';
    expect(await cached('a', made('a2'))).toBe('a2');
  });

  it('makes a value again after its maximum age', async () => {
    const { state, cached } = createCache({ maxAgeMs: 500 });
    await cached('a', made('old'));
    state.now += 499;
    expect(await cached('a', made('new'))).toBe('old');
    state.now += 2;
    expect(await cached('a', made('new'))).toBe('new');
  });

  it('makes a value again after a failure', async () => {
    const { cached } = createCache();
    await expect(cached('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await cached('a', made('list'))).toBe('list');
  });

  it('evicts the least recently used entry above its number, and above its bytes', async () => {
    for (const limits of [{ maxEntries: 2 }, { maxBytes: 9 }]) {
      const { cached } = createCache(limits);
      await cached('a', made('aaaa'));
      await cached('b', made('bbbb'));
      await cached('a', made('unused'));
      await cached('c', made('cccc'));
      expect(await cached('a', made('again'))).toBe('aaaa');
      expect(await cached('b', made('b!'))).toBe('b!');
    }
  });

  it('answers calls whose value is larger than the whole cache, or evicted before it is ready', async () => {
    const { cached } = createCache({ maxEntries: 1, maxBytes: 4 });
    expect(await cached('a', made('larger'))).toBe('larger');
    let end: (value: string) => void = () => {};
    const slow = cached('slow', () => new Promise((resolve) => (end = resolve)));
    await cached('b', made('b'));
    end('slow');
    expect(await slow).toBe('slow');
  });
});
