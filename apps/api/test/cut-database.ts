import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Proxies a database connection that a test can cut and restore: simulates a PostgreSQL that is down, restarts or
 * hangs.
 */
export async function cuttableDatabase(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((incoming) => {
    sockets.add(incoming);
    incoming.on('error', () => {}).once('close', () => sockets.delete(incoming));
    if (isSilent) return;
    const outgoing = connect(Number(target.port), target.hostname);
    outgoing.on('error', () => {}).once('close', () => incoming.destroy());
    incoming.once('close', () => outgoing.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    /** Breaks all open connections. */
    breakAll,
    /** Breaks all connections and rejects new ones. */
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      breakAll();
      await closed;
    },
    mend: () => listen(port),
    /** Leaves open connections open, accepts new ones, and never responds; `silence(false)` ends it. */
    freeze: () => {
      isSilent = true;
      sockets.forEach((socket) => socket.pause());
    },
    /** Accepts new connections and never responds. */
    silence: (silent: boolean) => {
      isSilent = silent;
      breakAll();
    },
  };
}
