import { describe, expect, it } from 'vitest';
import type { EmailList } from '@workspace/contracts/email-lists';
import { findCommands } from './find-commands.ts';

const aList = (id: string, subscriberCount: number): EmailList => ({
  id,
  name: `List ${id}`,
  description: null,
  kind: 'own',
  subscriberCount,
  trashedAt: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
});
const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

describe('findCommands', () => {
  it('asks the four largest lists for subscribers, and leaves out a kind that fails', async () => {
    const requested: string[] = [];
    const lists = [1, 5, 0, 3, 4, 2].map((count) => aList(`${count}`, count));
    const groups = await findCommands('ada', lists, {
      fetch: async (url) => {
        requested.push(url);
        return url.includes('/contacts')
          ? json({ contacts: [], total: 0, waiting: 0, late: 0 })
          : new Response('', { status: 500 });
      },
    });
    expect(groups.map(({ commands }) => commands.length)).toEqual([0, 0, 0]);
    const searched = requested.flatMap((url) => /email-lists\/(\d)/.exec(url)?.[1] ?? []);
    expect(searched.toSorted()).toEqual(['2', '3', '4', '5']);
    expect(requested.every((url) => url.includes('search=ada'))).toBe(true);
  });

  it('passes the abort signal on', async () => {
    const { signal } = new AbortController();
    const signals = new Set<AbortSignal | null | undefined>();
    await findCommands('ada', [], {
      signal,
      fetch: async (_url, init) => {
        signals.add(init.signal);
        return new Response('', { status: 500 });
      },
    });
    expect([...signals]).toEqual([signal]);
  });
});
