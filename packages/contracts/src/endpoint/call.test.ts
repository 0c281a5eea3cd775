import { describe, expect, it } from 'vitest';
import { createPost } from '../blog-posts.ts';
import { uploadImport } from '../subscriber-imports.ts';
import { call, type Callable } from './call.ts';
import type { InputOf } from './define-endpoint.ts';
import type { Refusal } from './problem.ts';

const refused = <E extends Callable>(endpoint: E, input: InputOf<E>, response: Response) =>
  call(endpoint, input, { fetch: async () => response }).then(
    () => Promise.reject(new Error('was not refused')),
    (thrown: Refusal) => thrown,
  );
const upload = { params: { listId: '01950000-0000-7000-8000-000000000000' }, file: new Blob(['Email']) };
const html = { status: 413, statusText: 'Request Entity Too Large', headers: { 'content-type': 'text/html' } };

describe('a 413', () => {
  it.each(['text/html', 'text/plain', ''])('of a proxy (%j) says who refused the file and what to do', async (type) => {
    const response = new Response('<center>nginx</center>', { ...html, headers: type ? { 'content-type': type } : {} });
    const { status, code, sentence } = await refused(uploadImport, upload, response);
    expect([status, code]).toEqual([413, 'too_large']);
    expect(sentence).toMatch(/^A server in front of this site refused this file as too large\. .*200 MB/);
  });

  it('of a proxy for a call without a file names no size of files', async () => {
    const { sentence } = await refused(createPost, { body: {} as never }, new Response('', html));
    expect(sentence).not.toMatch(/file|MB/);
  });

  it('of the API keeps its own message', async () => {
    const body = JSON.stringify({ title: 'The file is larger than 200 MB.', status: 413, code: 'too_large' });
    const response = new Response(body, { ...html, headers: { 'content-type': 'application/problem+json' } });
    expect((await refused(uploadImport, upload, response)).sentence).toBe('The file is larger than 200 MB.');
  });
});
