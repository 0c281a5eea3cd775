import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';

const notification = 'A'.charCodeAt(0);
const headBytes = 5;

/** Proxies a database and drops its notifications, as a pooler in transaction mode does. */
export async function dropNotifications(databaseUrl: string): Promise<{ url: string; close: () => void }> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {}).once('close', () => other.destroy());
    }
    incoming.pipe(outgoing);
    outgoing.pipe(withoutNotifications()).pipe(incoming);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: url.href, close };
}

/** Passes the messages of a server on, but for notifications: a byte of type, four of length, the body. */
function withoutNotifications(): Transform {
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= headBytes && rest.length > rest.readInt32BE(1)) {
        const size = rest.readInt32BE(1) + 1;
        if (rest[0] !== notification) this.push(rest.subarray(0, size));
        rest = rest.subarray(size);
      }
      done();
    },
  });
}
