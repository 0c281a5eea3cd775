import { connect } from 'node:net';

/** Returns true when a server accepts connections on this port. */
export const isAccepting = (port: number): Promise<boolean> =>
  new Promise((known) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      known(true);
    });
    socket.once('error', () => known(false));
  });
