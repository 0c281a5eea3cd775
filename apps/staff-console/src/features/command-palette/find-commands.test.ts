import { describe, expect, it } from 'vitest';
import type { Contact, listContacts } from '@workspace/contracts/contacts';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import type { EmailList } from '@workspace/contracts/email-lists';
import { post } from '../blog-posts/test/open-editor.tsx';
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

const idOf = (name: string) => `019aa8b0-0000-7000-8000-0000000000${name}`;
const at = '2026-11-20T08:00:00.000Z';
const aContact: Contact = {
  id: idOf('c1'),
  firstName: 'Rita',
  lastName: 'Lopez',
  email: 'rita@city.example',
  citySize: 'small',
  serviceInterest: 'not-sure',
  createdAt: at,
  answeredAt: null,
  answeredBy: null,
  status: 'waiting',
  dueAt: at,
  soonAt: at,
  owner: null,
  tags: [],
  spamReasons: [],
  agreedPolicy: null,
};
const pageOf = (name: string, status: Contact['status']): ResponseOf<typeof listContacts> => ({
  contacts: [{ ...aContact, id: idOf(name), status }],
  total: 1,
  waiting: 0,
  late: 0,
  counts: { waiting: 0, late: 0, mine: 0, answered: 0, archived: 0, spam: 0 },
  promise: { kept: 0, of: 0 },
});

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

  it('finds archived requests after the others, and opens each by itself', async () => {
    const groups = await findCommands('rita', [], {
      fetch: async (url) => {
        if (!url.includes('/contacts')) return new Response('', { status: 500 });
        return json(url.includes('status=archived') ? pageOf('c2', 'archived') : pageOf('c1', 'waiting'));
      },
    });
    const found = groups.find(({ label }) => label === 'Requests')?.commands.map(({ hint, page }) => [hint, page]);
    expect(found).toEqual([
      ['rita@city.example', `contacts/${idOf('c1')}`],
      ['rita@city.example, archived', `contacts/${idOf('c2')}`],
    ]);
  });

  it('offers the post with the title that was typed, though others were changed later', async () => {
    const titles = [...Array.from({ length: 9 }, (_, index) => `Road story 12${index}`), 'Road story 12'];
    const posts = titles.map((title, index) => ({ ...post, id: idOf(`a${index}`), title }));
    const counts = { draft: 10, scheduled: 0, published: 0, trashed: 0 };
    const groups = await findCommands('road story 12', [], {
      fetch: async (url) =>
        url.includes('/blog-posts/') ? json({ posts, total: 10, counts }) : new Response('', { status: 500 }),
    });
    const found = groups.find(({ label }) => label === 'Posts')?.commands.map(({ label }) => label);
    expect(found).toHaveLength(5);
    expect(found?.[0]).toBe('Road story 12');
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
