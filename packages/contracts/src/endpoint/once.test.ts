import { describe, expect, it } from 'vitest';
import { createApiKey } from '../api-keys.ts';
import { createEmailList, deleteEmailList, listEmailLists } from '../email-lists.ts';
import { storeUnsavedText } from '../unsaved-texts.ts';
import { uploadImage } from '../images.ts';
import { call, type Callable } from './call.ts';
import type { InputOf } from './define-endpoint.ts';

/** Makes a call and returns its idempotency key. `respond` undefined: the response is lost. */
async function keyOf<E extends Callable>(endpoint: E, input: InputOf<E>, respond?: () => Response): Promise<unknown> {
  let key: unknown;
  const fetch = async (_url: string, init: RequestInit) => {
    key = (init.headers as Record<string, string>)['idempotency-key'];
    return respond ? respond() : Promise.reject(new TypeError('Failed to fetch'));
  };
  await call(endpoint, input, { fetch }).catch(() => {});
  return key;
}

const list = { body: { name: 'Pilots' } };
const other = { body: { name: 'Cities' } };
const done = () => new Response(null, { status: 204 });
const status = (code: number) => () => new Response(null, { status: code });
const params = { id: '01950000-0000-7000-8000-000000000000' };

describe('the key of a change', () => {
  it('stays the same until a response says what became of it', async () => {
    const first = await keyOf(createEmailList, list);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(await keyOf(createEmailList, list, status(502))).toBe(first);
    const cut = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) }));
    expect(await keyOf(createEmailList, list, cut)).toBe(first);
    expect(await keyOf(createEmailList, list, status(409))).toBe(first);
    expect(await keyOf(createEmailList, list)).not.toBe(first);
  });

  it('is another one for other words, another address, and each file', async () => {
    const file = new Blob(['a']);
    const keys = [
      await keyOf(createEmailList, list),
      await keyOf(createEmailList, other),
      await keyOf(createApiKey, { body: { name: 'Pilots', scopes: [] } }),
      await keyOf(uploadImage, { file }),
      await keyOf(uploadImage, { file: new Blob(['a']) }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(await keyOf(createEmailList, list)).toBe(keys[0]);
    expect(await keyOf(uploadImage, { file })).toBe(keys[3]);
  });

  it('stays the same for a file that is chosen again', async () => {
    const chosen = (lastModified: number) => new File(['a'], 'road.jpg', { lastModified });
    const first = await keyOf(uploadImage, { file: chosen(1) });
    expect(await keyOf(uploadImage, { file: chosen(1) })).toBe(first);
    expect(await keyOf(uploadImage, { file: chosen(2) })).not.toBe(first);
  });

  it('ends with a later change at another address, which may make the same one wanted again', async () => {
    const first = await keyOf(createEmailList, list);
    await keyOf(storeUnsavedText, { params: { resource: 'post', id: 'new', writer: 'a' }, body: {} }, done);
    expect(await keyOf(createEmailList, list)).toBe(first);
    await keyOf(deleteEmailList, { params }, done);
    expect(await keyOf(createEmailList, list)).not.toBe(first);
  });

  it('is not sent with calls that change nothing', async () => {
    expect(await keyOf(listEmailLists, {})).toBeUndefined();
  });
});
