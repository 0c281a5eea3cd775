import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { Page } from 'playwright/test';
import type { Origins } from '../tools/config.ts';
import { expect, test } from './test.ts';
import { enterConsole, post } from './newsletters.ts';

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Sends one request over a client's connections, and returns the status and text of its response. */
async function send(agent: Agent, url: string, { method = 'POST', headers = {}, body }: Sent) {
  const length = body && { 'content-length': String(body.length) };
  const sent = request(url, { method, agent, headers: { accept: 'application/json', ...headers, ...length } });
  sent.setTimeout(10_000, () => sent.destroy(new Error('no response in ten seconds'))).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part;
  return { status: response.statusCode, text };
}

function csvOf(head: string, bytes: number): Sent {
  const before = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n${head}\n`;
  const rows = 'anna@example.com,Anna\n'.repeat(Math.ceil(bytes / 22));
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.from(`${before}${rows}\r\n--x--\r\n`),
  };
}

const oneConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });
const kilobyte = 1024;
const sizes = [10, 512, 1_024, 1_600, 3_072].map((size) => size * kilobyte);
const tooLarge: Sent = {
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ name: 'a'.repeat(1_300 * kilobyte) })),
};

type Upload = Awaited<ReturnType<typeof signedIn>>;

async function signedIn(page: Page) {
  await enterConsole(page);
  const { emailList } = await post<{ emailList: { id: string } }>(page, '/api/email-lists', { name: 'Uploads' });
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return { path: `/api/email-lists/${emailList.id}/imports`, cookie };
}

test('rejected uploads harm neither their client nor others', async ({ page, origins }) => {
  const upload = await signedIn(page);
  await test.step('a file without addresses', () => sendWithoutAddresses(origins, upload));
  await test.step('JSON over the limit', () => sendTooMuch(origins, upload.cookie));
  await test.step('an anonymous upload', () => sendUnsigned(origins.site + upload.path));
});

async function sendWithoutAddresses({ site }: Origins, { path, cookie }: Upload): Promise<void> {
  const [staff, reader] = [oneConnection(), oneConnection()];
  for (let turn = 0; turn < 4; turn += 1) {
    for (const size of sizes) {
      const { headers, body } = csvOf('Name,Town', size);
      const rejected = send(staff, site + path, { headers: { ...headers, cookie }, body: body! });
      const early = send(reader, `${site}/api/blog-posts?pageSize=1`, { method: 'GET' });
      const { status, text } = await rejected;
      expect([status, JSON.parse(text).code]).toEqual([422, 'no_email_column']);
      expect((await early).status).toBe(200);
      const after = await Promise.all(
        [staff, reader, reader].map((agent) => send(agent, `${site}/api/blog-posts/version`, { method: 'GET' })),
      );
      expect(after.map((response) => response.status)).toEqual([200, 200, 200]);
    }
  }
}

/** Always gets a 413, and the client's next request succeeds. */
async function sendTooMuch(origins: Origins, cookie: string): Promise<void> {
  const client = oneConnection();
  for (const origin of [origins.site, origins.api])
    for (let turn = 0; turn < 15; turn += 1) {
      const headers = { ...tooLarge.headers, cookie };
      expect((await send(client, `${origin}/api/blog-posts`, { ...tooLarge, headers })).status).toBe(413);
      expect((await send(client, `${origin}/api/blog-posts/version`, { method: 'GET' })).status).toBe(200);
    }
}

async function sendUnsigned(address: string): Promise<void> {
  const client = oneConnection();
  for (let turn = 0; turn < 20; turn += 1)
    for (const size of [1, 20, 60, 200, 900].map((size) => size * kilobyte))
      expect((await send(client, address, csvOf('Email', size))).status).toBe(401);
}
