import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishBodies } from './finish-bodies.ts';

const megabyte = 1024 * 1024;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = fastify({ bodyLimit: megabyte });
  finishBodies(app, () => ({ maxBytes: 4 * megabyte, holdMs: 200, lingerMs: 400 }));
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.post('/rejects', async (request, reply) => {
    // Behaves like a parser that stops in the middle.
    (request.body as IncomingMessage | undefined)?.pause();
    return reply.code(422).send('no');
  });
  app.post('/json', async () => 'taken');
  app.get('/', async () => 'here');
  port = Number(new URL(await app.listen({ port: 0 })).port);
});
afterAll(() => app.close());

function send(agent: Agent, method: string, path: string, body?: Buffer, type = 'text/csv'): Promise<number> {
  const headers = body && { 'content-type': type, 'content-length': body.length };
  const sent = httpRequest({ port, method, path, agent, headers });
  sent.end(body);
  return once(sent, 'response').then(async ([response]: IncomingMessage[]) => {
    response!.resume();
    await once(response!, 'end');
    return response!.statusCode!;
  });
}

describe('a response before the end of the body', () => {
  it.each([10_000, 500_000, 3 * megabyte])('leaves the connection usable after %d bytes', async (size) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await send(agent, 'POST', '/rejects', Buffer.alloc(size))).toBe(422);
      expect(await send(agent, 'GET', '/')).toBe(200);
    }
    agent.destroy();
  });

  it('is 413 for JSON over the limit, each time', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const body = Buffer.from(JSON.stringify('a'.repeat(1.2 * megabyte)));
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await send(agent, 'POST', '/json', body, 'application/json')).toBe(413);
      expect(await send(agent, 'GET', '/')).toBe(200);
    }
    agent.destroy();
  });

  it('arrives completely while the client still sends, and the connection closes', async () => {
    const { socket, read } = await begin(2 * megabyte);
    for (let sent = 0; sent < 4; sent += 1) {
      socket.write(Buffer.alloc(10_000));
      await sleep(100);
    }
    expect(read()).toMatch(/^HTTP\/1.1 422[^]*connection: close[^]*\r\n\r\nno$/i);
    await once(socket, 'close');
  });

  it('reads no more than the limit', async () => {
    const { socket, read } = await begin(64 * megabyte);
    // The server resets the connection while data is in transit.
    socket.on('error', () => {});
    const closed = new Promise((resolve) => void socket.once('close', resolve));
    for (let sent = 0; sent < 64 && !socket.destroyed; sent += 1) {
      const drained = new Promise((resolve) => void socket.once('drain', resolve));
      if (!socket.write(Buffer.alloc(megabyte))) await Promise.race([drained, closed]);
    }
    await closed;
    expect(socket.bytesWritten).toBeLessThan(60 * megabyte);
    expect(read().slice(0, 12)).toMatch(/^(?:HTTP\/1.1 422)?$/);
  });
});

async function begin(length: number): Promise<{ socket: Socket; read: () => string }> {
  const socket = connect(port, 'localhost');
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  await once(socket, 'connect');
  socket.write(`POST /rejects HTTP/1.1\r\nhost: a\r\ncontent-type: text/csv\r\ncontent-length: ${length}\r\n\r\n`);
  return { socket, read: () => text };
}
