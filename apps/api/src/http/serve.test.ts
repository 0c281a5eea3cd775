import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineEndpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { serve } from './serve.ts';

const uploadThing = defineEndpoint({
  method: 'POST',
  path: '/things',
  access: 'public',
  file: { field: 'file', maxBytes: 1_000_000 },
  response: z.object({ bytes: z.int() }),
});
const getThing = defineEndpoint({
  method: 'GET',
  path: '/things/:id',
  access: 'public',
  params: z.object({ id: z.uuid() }),
  query: z.object({ size: z.coerce.number().int().max(5, 'Ask for at most 5').default(3) }),
  response: z.object({ size: z.int() }),
});

/** An app with one route, and the number of bytes that its handler read of an upload. */
async function appWith() {
  const app = fastify();
  await app.register(multipart);
  const read = { bytes: 0, isComplete: false };
  serve(app, uploadThing, async ({ file }) => {
    for await (const chunk of file.chunks) read.bytes += chunk.length;
    read.isComplete = true;
    return { bytes: read.bytes };
  });
  serve(app, getThing, ({ query, params }) => ({ ...query, secret: params.id }));
  return { app, read };
}

async function post(bytes: number, field = 'file') {
  const { app, read } = await appWith();
  const form = new FormData();
  form.set(field, new Blob(['x'.repeat(bytes)]), 'a.csv');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/things',
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { statusCode, body, read };
}

describe('serve', () => {
  it('passes a file of the maximum size to the handler', async () => {
    expect(await post(1_000_000)).toMatchObject({ statusCode: 200, body: '{"bytes":1000000}' });
  });

  it('never lets a handler accept a file that was truncated at the limit', async () => {
    const { statusCode, read } = await post(1_000_001);
    expect([statusCode, read.isComplete]).toEqual([413, false]);
  });

  it('rejects a file in another field', async () => {
    expect((await post(10, 'picture')).statusCode).toBe(400);
  });

  it('parses the input, fills in defaults and drops keys that the response does not list', async () => {
    const { app } = await appWith();
    const { statusCode, json } = await app.inject('/things/01950000-0000-7000-8000-000000000000');
    expect([statusCode, json()]).toEqual([200, { size: 3 }]);
  });

  it('rejects an invalid query with a message per field', async () => {
    const { app } = await appWith();
    const { statusCode, json } = await app.inject('/things/01950000-0000-7000-8000-000000000000?size=9');
    expect([statusCode, json()]).toMatchObject([400, { message: expect.stringContaining('Size: Ask for at most 5') }]);
  });
});
