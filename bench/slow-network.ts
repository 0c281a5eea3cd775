import { once } from 'node:events';
import { createServer, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A mobile network: milliseconds of a round trip, and bytes per second towards the browser. */
export const slow4g = { roundTrip: 150, bytesPerSecond: 1_600_000 / 8 };

/**
 * Starts a TCP proxy to a port of this machine that delays and paces all bytes like a slow network, whatever the browser
 * requests ahead of a click included. All connections share the bandwidth.
 */
export async function startSlowNetwork(port: number, { roundTrip, bytesPerSecond } = slow4g) {
  const sockets = new Set<Socket>();
  let freeAt = 0;
  const server = createServer({ noDelay: true }, (browser) => {
    const site = connect({ port, host: 'localhost', noDelay: true });
    for (const socket of [browser, site]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        browser.destroy();
        site.destroy();
      });
    }
    // The handshake takes one round trip before the first byte.
    const openAt = performance.now() + roundTrip;
    void forward(browser, site, () => Math.max(openAt, performance.now()) + roundTrip / 2);
    void forward(site, browser, (bytes) => {
      freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesPerSecond) * 1_000;
      return freeAt + roundTrip / 2;
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { origin: `http://localhost:${(server.address() as { port: number }).port}`, stop };
}

/** Forwards each packet at the time that `timeOf` returns for its size. */
async function forward(from: Socket, to: Socket, timeOf: (bytes: number) => number): Promise<void> {
  const packets: Promise<void>[] = [];
  from.on('data', (data: Buffer) => {
    for (let start = 0; start < data.length; start += 1_460) {
      const packet = data.subarray(start, start + 1_460);
      const earlier = packets.at(-1);
      const due = timeOf(packet.length);
      packets.push(
        sleep(Math.max(0, due - performance.now())).then(async () => {
          await earlier;
          if (!to.destroyed) to.write(packet);
        }),
      );
    }
  });
  await once(from, 'end').catch(() => {});
  await packets.at(-1);
  to.end();
}
