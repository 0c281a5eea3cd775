import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewLink } from '@workspace/contracts/link-previews';
import { openFetchFile } from '../src/adapters/fetch-file.ts';
import { apiErrorOf, callsTo } from './call-as.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let test: TestApp;
let asStaff: ReturnType<TestApp['callWith']>;
let answer: RequestListener;
const server = createServer((request, response) => answer(request, response));
let url: string;

beforeAll(async () => {
  test = await startTestApp();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/page`;
  const app = await test.startAnother({ fetchFile: openFetchFile(() => true) });
  asStaff = callsTo(app)(await test.signInAs('ada@lanesight.ai'));
});
afterAll(async () => {
  server.close();
  await test.close();
});

describe('a link preview', () => {
  it('has the title and the description of the page', async () => {
    let accepted: string | undefined;
    answer = ({ headers }, response) => {
      accepted = headers.accept;
      response.end('<title>Roads of Fairview</title><meta name="description" content="Every street, rated.">');
    };
    expect(await asStaff(previewLink, { body: { url } })).toEqual({
      preview: { title: 'Roads of Fairview', description: 'Every street, rated.' },
    });
    expect(accepted).toBe('text/html');
  });

  it('says at the field why a page cannot be read', async () => {
    answer = (_request, response) => response.writeHead(404).end();
    expect(await apiErrorOf(asStaff(previewLink, { body: { url } }))).toMatchObject({
      code: 'unreachable',
      fields: { url: expect.stringMatching(/no page at this address/) as string },
    });
  });

  it('is not made for an address of a private network', async () => {
    const app = await test.startAnother({ fetchFile: openFetchFile() });
    const call = callsTo(app)(await test.signInAs('ada@lanesight.ai'));
    for (const address of [url, 'http://localhost/', 'http://[::1]/', 'http://169.254.169.254/', 'file:///etc/passwd'])
      expect(await apiErrorOf(call(previewLink, { body: { url: address } }))).toMatchObject({
        fields: { url: expect.stringMatching(/no public web address/) as string },
      });
  });
});
