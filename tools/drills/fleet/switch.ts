import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** An address that leads to one server at a time, as that of a managed database or of HAProxy does. */
export interface Switch {
  port: number;
  /** Leads new connections to another port, and breaks the old ones. */
  moveTo: (port: number) => void;
  stop: () => Promise<void>;
}

export async function startSwitch(firstPort: number): Promise<Switch> {
  let target = firstPort;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    sockets.add(incoming);
    incoming
      .on('error', () => {})
      .once('close', () => {
        sockets.delete(incoming);
        outgoing.destroy();
      });
    outgoing.on('error', () => {}).once('close', () => incoming.destroy());
    incoming.pipe(outgoing).pipe(incoming);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    moveTo: (port) => {
      target = port;
      breakAll();
    },
    stop: async () => {
      server.close();
      breakAll();
      await once(server, 'close');
    },
  };
}
