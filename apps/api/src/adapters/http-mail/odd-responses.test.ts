import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messageTo } from '@workspace/sandbox/mail-services/use-mail-services';
import { HttpTransport } from './http-transport.ts';
import { rawService } from './raw-service.ts';

const message = messageTo('a@example.org');
const accepted = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';

/** A server that writes this to each connection: after a request, or at once. */
async function serverThat(respond: (socket: Socket) => void, event: 'data' | 'connection' = 'data') {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (event === 'connection') respond(socket);
    else socket.once('data', () => respond(socket));
    socket.resume();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const transport = new HttpTransport(rawService({ url, authorization: undefined }), {
    connectMs: 400,
    timeoutMs: 400,
  });
  onTestFinished(() => {
    transport.close();
    server.close();
  });
  return transport;
}

/** Writes a text again and again until the connection ends. */
const dripping = (start: string, drop: string) => (socket: Socket) => {
  socket.write(start);
  const timer = setInterval(() => socket.write(drop), 20);
  socket.once('close', () => clearInterval(timer));
};

describe('a mail service', () => {
  it.each([
    ['changes the protocol', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'],
    ['has an impossible status', 'HTTP/1.1 000 OK\r\ncontent-length: 0\r\n\r\n'],
    ['speaks another protocol', '220 mail.example.com ESMTP\r\n'],
    ['has endless headers', `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(100_000)}`],
  ])('leaves a message uncertain when it %s', async (_title, text) => {
    const transport = await serverThat((socket) => socket.write(text));
    expect(await transport.submit(message)).toMatchObject({ outcome: 'uncertain' });
  });

  it('leaves a message uncertain when its response never begins', async () => {
    const transport = await serverThat(dripping('', 'HTTP/1.1 102 Processing\r\n\r\n'));
    expect(await transport.submit(message)).toMatchObject({ outcome: 'uncertain' });
  });

  it.each([
    ['never ends', dripping('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', '1\r\nx\r\n')],
    ['is broken', (socket: Socket) => socket.write('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n')],
    ['is cut', (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 20\r\n\r\nok')],
  ])('has accepted a message by its status when the text after it %s', async (_title, respond) => {
    const transport = await serverThat(respond);
    expect(await transport.submit(message)).toMatchObject({ outcome: 'handed_over' });
  });

  it('has accepted nothing when it responds before the message', async () => {
    const transport = await serverThat((socket) => socket.write(accepted), 'connection');
    const permission = () => new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 100));
    const result = await transport.submit(message, { recall: new AbortController().signal, permission });
    expect(result).toMatchObject({ outcome: 'deferred', transportFault: { isDown: true } });
  });
});
