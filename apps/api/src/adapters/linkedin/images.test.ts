import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imageCalls } from './images.ts';

let server: Server;
let base = '';
let response: { status: number; body: object };
const requests: Pick<IncomingMessage, 'method' | 'url' | 'headers'>[] = [];

beforeAll(async () => {
  server = createServer((request, answer) => {
    requests.push(request);
    request.resume().on('end', () => answer.writeHead(response.status).end(JSON.stringify(response.body)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => void requests.splice(0));
afterAll(() => server.close());

const calls = (siteUrl = 'https://www.linkedin.com') =>
  imageCalls({
    clientId: 'id',
    clientSecret: 'secret',
    siteUrl,
    apiUrl: base,
    version: '202606',
    tokenKeys: [{ id: 'one', key: Buffer.alloc(32) }],
  });
const registered = (uploadUrl: string) => ({ status: 200, body: { value: { image: 'urn:li:image:C4D1', uploadUrl } } });

describe('Images API of LinkedIn', () => {
  it.each([
    'https://www.linkedin.com/dms-uploads/x?ca=1',
    'https://dms.linkedin.com/uploads/x',
    'http://localhost:3003/linkedin/dms-uploads/x',
  ])('accepts the upload URL %s', async (uploadUrl) => {
    response = registered(uploadUrl);
    const { value } = await calls('http://localhost:3003/linkedin').initializeUpload('token', '5515715');
    expect(value).toEqual({ urn: 'urn:li:image:C4D1', uploadUrl });
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/rest/images?action=initializeUpload' });
    expect(requests[0]!.headers).toMatchObject({
      'linkedin-version': '202606',
      'x-restli-protocol-version': '2.0.0',
      authorization: 'Bearer token',
    });
  });

  it.each([
    'https://evil.example/dms-uploads/x',
    'https://linkedin.com.evil.example/x',
    'https://evil-linkedin.com/x',
    'http://www.linkedin.com/x',
    'http://localhost:3003/x',
    '/dms-uploads/x',
  ])('rejects the upload URL %s, because the token would be sent there', async (uploadUrl) => {
    response = registered(uploadUrl);
    const { failure } = await calls().initializeUpload('token', '5515715');
    expect(failure).toMatchObject({ kind: 'away', code: 'unreadable_answer' });
  });

  it('uploads the bytes with their type and the token', async () => {
    response = { status: 201, body: {} };
    const picture = { bytes: new Uint8Array([1, 2, 3]), type: 'image/jpeg' } as const;
    expect(await calls().uploadImage('token', `${base}/x`, picture)).toEqual({ value: null });
    const headers = { authorization: 'Bearer token', 'content-type': 'image/jpeg', 'content-length': '3' };
    expect(requests).toMatchObject([{ method: 'PUT', url: '/x', headers }]);
  });

  it('reads the status of an image', async () => {
    response = { status: 200, body: { id: 'urn:li:image:C4D1', status: 'PROCESSING' } };
    expect((await calls().findImageStatus('token', 'urn:li:image:C4D1')).value).toEqual({ status: 'PROCESSING' });
    expect(requests[0]).toMatchObject({ method: 'GET', url: '/rest/images/urn%3Ali%3Aimage%3AC4D1' });
    response = { status: 404, body: { code: 'NOT_FOUND' } };
    expect((await calls().findImageStatus('token', 'urn:li:image:gone')).failure).toMatchObject({ kind: 'text' });
  });
});
