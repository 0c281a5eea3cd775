import { setTimeout as sleep } from 'node:timers/promises';
import { addRequest, addPost, savePost, type Acknowledged } from './writes.ts';
import { Requests } from './requests.ts';

interface LoadOptions {
  origin: string;
  cookie: string;
  /** Pages that visitors read in turn. */
  pages: readonly string[];
  visitors: number;
  staff: number;
}

/** Visitors who read and write, and staff who read and save, until it is stopped. */
export interface Load {
  requests: Requests;
  written: Acknowledged;
  stop: () => Promise<void>;
}

/** Milliseconds that a person waits between two requests. */
const pauseMs = 60;

/** Starts it. Each person is a loop with one request at a time. */
export function startLoad({ origin, cookie, pages, visitors, staff }: LoadOptions): Load {
  const requests = new Requests(origin);
  const written: Acknowledged = { requests: [], posts: [], saves: new Map() };
  let isOn = true;
  const repeat = async (once: (turn: number) => Promise<unknown>) => {
    for (let turn = 0; isOn; turn += 1) {
      await once(turn);
      await sleep(pauseMs);
    }
  };
  const people = [
    ...times(visitors, (person) =>
      repeat((turn) => {
        if (turn % 10 === 9) return addRequest(requests, written, `${person}-${turn}`);
        return readPage(requests, pages[(turn + person) % pages.length]!);
      }),
    ),
    ...times(staff, (person) => workOf(requests, written, { cookie, person, repeat })),
  ];
  const stop = async () => {
    isOn = false;
    await Promise.all(people);
  };
  return { requests, written, stop };
}

const readPage = (requests: Requests, path: string) =>
  requests.send({
    kind: 'page',
    path,
    headers: { accept: 'text/html' },
    isRight: (text) => text.trimEnd().endsWith('</html>'),
  });

interface Person {
  cookie: string;
  person: number;
  repeat: (once: (turn: number) => Promise<unknown>) => Promise<void>;
}

/** A staff member creates a draft, and then reads lists, opens the console and saves the draft in turn. */
async function workOf(requests: Requests, written: Acknowledged, { cookie, person, repeat }: Person): Promise<void> {
  const headers = { cookie, accept: 'application/json' };
  let id: string | undefined;
  await repeat(async (turn) => {
    id ??= await addPost(requests, written, { headers, name: `${person}-${turn}` });
    if (id === undefined) return;
    if (turn % 3 === 0) await requests.send({ kind: 'staff read', path: '/api/blog-posts/all?pageSize=20', headers });
    else if (turn % 3 === 1)
      await requests.send({ kind: 'staff read', path: '/cms', headers: { ...headers, accept: 'text/html' } });
    else await savePost(requests, written, { headers, id, turn });
  });
}

const times = <T>(count: number, create: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => create(index));
