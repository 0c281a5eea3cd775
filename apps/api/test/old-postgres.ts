import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

const text = (value: string): Buffer => Buffer.from(`${value}\0`);
const numbers = (...pairs: [size: 2 | 4, value: number][]): Buffer =>
  Buffer.concat(
    pairs.map(([size, value]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeIntBE(value, 0, size);
      return bytes;
    }),
  );

const ready = message('Z', Buffer.from('I'));
const column = Buffer.concat([text('version'), numbers([4, 0], [2, 0], [4, 25], [2, -1], [4, -1], [2, 0])]);

/** One row with one column, as the simple query protocol sends it. */
const answer = (value: string): Buffer =>
  Buffer.concat([
    message('T', Buffer.concat([numbers([2, 1]), column])),
    message('D', Buffer.concat([numbers([2, 1], [4, value.length]), Buffer.from(value)])),
    message('C', text('SELECT 1')),
    ready,
  ]);

/** A server that speaks PostgreSQL's protocol and always reports this version. */
export async function startOldPostgres(version: string): Promise<{ url: string; stop: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', numbers([4, 0])), ready]));
      socket.on('data', (data) => data[0] === 'Q'.charCodeAt(0) && socket.write(answer(version)));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `postgres://app@127.0.0.1:${(server.address() as AddressInfo).port}/site`, stop };
}
