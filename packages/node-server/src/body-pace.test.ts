import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setTimeout as later } from 'node:timers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitBodyPace } from './body-pace.ts';

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify({ requestTimeout: 0, http: { headersTimeout: 500, connectionsCheckingInterval: 100 } });
  limitBodyPace(app, { idleSeconds: 1, graceSeconds: 1, bytesPerSecond: 1_000 });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post('/', async ({ body }) => String((body as string).length));
  app.post(
    '/busy',
    { preParsing: (_request, _reply, payload, done) => void later(done, 2_500, null, payload) },
    async () => 'read',
  );
  port = Number(new URL(await app.listen({ port: 0 })).port);
});
afterAll(() => app.close());

async function begin(text: string): Promise<{ socket: Socket; ended: Promise<string> }> {
  const socket = connect(port, 'localhost').setNoDelay();
  let read = '';
  socket.setEncoding('utf8').on('data', (part: string) => (read += part));
  await once(socket, 'connect');
  socket.write(text);
  const ended = once(socket, 'close').then(() => read);
  // Writing into a closed connection is the purpose of some tests.
  socket.on('error', () => {});
  return { socket, ended };
}

const head = (length: number, path = '/') =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n`;

async function trickle(socket: Socket, times: number, bytes: number): Promise<void> {
  for (let sent = 0; sent < times && !socket.destroyed; sent += 1) {
    socket.write('x'.repeat(bytes));
    await sleep(200);
  }
}

describe('a request body', () => {
  it('may take longer than the grace period at the required rate', async () => {
    const { socket, ended } = await begin(head(12 * 400));
    await trickle(socket, 12, 400);
    expect(await ended).toMatch(/^HTTP\/1.1 200[^]*4800$/);
  });

  it('ends with 408 when it stops arriving', async () => {
    const { socket, ended } = await begin(head(1_000));
    socket.write('x');
    expect(await ended).toMatch(/^HTTP\/1.1 408/);
  });

  it('ends with 408 when it trickles below the rate', async () => {
    const { socket, ended } = await begin(head(1_000));
    await trickle(socket, 60, 1);
    expect(await ended).toMatch(/^HTTP\/1.1 408/);
    expect(socket.bytesWritten).toBeLessThan(1_000);
  });

  it('is not ended for the time in which the server does not read', async () => {
    const { socket, ended } = await begin(head(3, '/busy'));
    await sleep(1_200);
    socket.write('abc');
    expect(await ended).toMatch(/^HTTP\/1.1 200/);
  });
});

it.each(['', 'GET / HT', 'GET / HTTP/1.1\r\nhost: a\r\n'])(
  'closes the connection for unfinished headers: %j',
  async (text) => {
    const { ended } = await begin(text);
    expect(await ended).toMatch(/^(?:HTTP\/1.1 408[^]*)?$/);
  },
);
