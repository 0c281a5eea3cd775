import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '@workspace/sandbox/free-port';
import { HttpTransport } from './http-transport.ts';
import { rawService } from './raw-service.ts';
import { messageTo } from '@workspace/sandbox/mail-services/use-mail-services';

const message = messageTo('a@example.org');
const never = new AbortController().signal;

async function started(server: Server, protocol = 'http') {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `${protocol}://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { transport: transportTo(url), sockets };
}

function transportTo(url: string, timeoutMs = 5_000): HttpTransport {
  const transport = new HttpTransport(rawService({ url, authorization: undefined }), { connectMs: 200, timeoutMs });
  onTestFinished(() => transport.close());
  return transport;
}

const accept: RequestListener = (request, response) => void request.resume().on('end', () => response.end('ok'));

describe('HttpTransport', () => {
  it('defers a message when nothing listens', async () => {
    const transport = transportTo(`http://127.0.0.1:${await freePort()}/`);
    expect(await transport.submit(message)).toMatchObject({
      outcome: 'deferred',
      answer: expect.stringContaining('ECONNREFUSED'),
      transportFault: { isDown: true },
    });
  });

  it('defers a message when the connection is not secure, and never asks for permission', async () => {
    // Without a certificate no handshake succeeds.
    const { transport } = await started(createTlsServer(accept), 'https');
    let requests = 0;
    const permission = async () => (requests += 1) > 0;
    const result = await transport.submit(message, { recall: never, permission });
    expect([result.outcome, requests]).toEqual(['deferred', 0]);
  });

  it('sends no byte without permission', async () => {
    let requests = 0;
    const { transport, sockets } = await started(createServer((...talk) => (requests++, accept(...talk))));
    const result = await transport.submit(message, { recall: never, permission: async () => false });
    expect([result.outcome, requests, [...sockets].map(({ bytesRead }) => bytesRead)]).toEqual(['recalled', 0, [0]]);
    expect(await transport.submit(message, { recall: never, permission: async () => true })).toMatchObject({
      outcome: 'handed_over',
    });
  });

  it('replaces a pooled connection that ends before the message left', async () => {
    let requests = 0;
    const { transport, sockets } = await started(createServer((...talk) => (requests++, accept(...talk))));
    await transport.submit(message);
    const permission = async () => {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await new Promise((next) => setTimeout(next, 20));
      return true;
    };
    let isFirst = true;
    const once = () => (isFirst ? ((isFirst = false), permission()) : Promise.resolve(true));
    expect(await transport.submit(message, { recall: never, permission: once })).toMatchObject({
      outcome: 'handed_over',
    });
    expect(requests).toBe(2);
  });

  it('reports a message without a response as uncertain when it gives up, and submits no more', async () => {
    const { promise: arrived, resolve } = Promise.withResolvers<void>();
    const { transport } = await started(createServer((request) => void request.resume().on('end', resolve)));
    const waiting = transport.submit(message);
    await arrived;
    transport.giveUp();
    expect(await waiting).toMatchObject({ outcome: 'uncertain' });
    expect(await transport.submit(message)).toMatchObject({ outcome: 'recalled' });
  });

  it('rejects an address that would begin another header', async () => {
    const transport = transportTo('http://127.0.0.1:1/');
    expect(await transport.submit({ ...message, to: 'a@example.org\r\nx: y' })).toMatchObject({ outcome: 'refused' });
  });
});
