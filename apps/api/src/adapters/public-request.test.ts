import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postPublic, requestPublic } from './public-request.ts';

const isAllowed = () => true;
let url = '';
beforeAll(async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return () => void server.close();
});

describe('a request to a server that changes the protocol', () => {
  const signal = () => {
    const ending = new AbortController();
    onTestFinished(() => ending.abort());
    return ending.signal;
  };

  it('fails when it posts', { timeout: 5_000 }, async () => {
    await expect(postPublic(url, { signal: signal(), headers: {}, isAllowed }, '{}')).rejects.toThrow('closed');
  });

  it('fails when it gets', { timeout: 5_000 }, async () => {
    await expect(requestPublic(url, { signal: signal(), headers: {}, isAllowed })).rejects.toThrow('closed');
  });
});
