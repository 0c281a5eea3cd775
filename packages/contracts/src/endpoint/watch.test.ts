import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from './define-endpoint.ts';
import { eventText, progressType, type ProgressEvent } from './progress.ts';
import { watch } from './watch.ts';

const draw = defineEndpoint({
  method: 'POST',
  path: '/api/draw',
  access: 'staff',
  body: z.object({ topic: z.string() }),
  response: z.object({ title: z.string() }),
  progress: z.object({ words: z.number() }),
  errors: { busy: 409 },
});

async function watching(...events: [ProgressEvent, unknown][]) {
  const progress: unknown[] = [];
  const accepted: (string | undefined)[] = [];
  const fetch = async (_url: string, init: RequestInit) => {
    accepted.push((init.headers as Record<string, string>).accept);
    const body = events.map(([name, data]) => eventText(name, data)).join('');
    return new Response(body, { headers: { 'content-type': progressType } });
  };
  const result = watch(draw, { body: { topic: 'ruts' } }, { fetch, onProgress: (event) => progress.push(event) });
  return { result: await result.catch((error: unknown) => error), progress, accepted };
}

describe('watch', () => {
  it('reports progress in order and returns the parsed result', async () => {
    const { result, progress, accepted } = await watching(
      ['progress', { words: 1 }],
      ['progress', { words: 2 }],
      ['result', { title: 'Ruts', more: true }],
    );
    expect([result, progress]).toEqual([{ title: 'Ruts' }, [{ words: 1 }, { words: 2 }]]);
    expect(accepted).toEqual([`application/json, ${progressType}`]);
  });

  it('throws a declared error with its code and status', async () => {
    const { result } = await watching(['error', { status: 409, code: 'busy', title: 'Wait a minute.' }]);
    expect(result).toMatchObject({ status: 409, code: 'busy', message: 'Wait a minute.' });
  });

  it('throws when the stream ends without a result', async () => {
    expect((await watching(['progress', { words: 1 }])).result).toMatchObject({ status: 0, code: 'unavailable' });
  });

  it('passes a plain JSON response through', async () => {
    const fetch = async () => Response.json({ title: 'Ruts' });
    expect(await watch(draw, { body: { topic: 'ruts' } }, { fetch, onProgress: () => {} })).toEqual({ title: 'Ruts' });
  });
});
