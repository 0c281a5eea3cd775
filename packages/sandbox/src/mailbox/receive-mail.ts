import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { MessageStore } from './message-store.ts';

/** Listens for SMTP on `localhost` (both families); accepts every message and any login. Port 0 uses a free one. */
export async function receiveMail(
  store: MessageStore,
  port: number,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const hosts = new Set((await lookup('localhost', { all: true })).map(({ address }) => address));
  const servers: SMTPServer[] = [];
  let taken = port;
  for (const host of [...hosts].toSorted()) {
    const server = makeServer(store);
    try {
      await listen(server, taken, host);
    } catch (error) {
      // A machine may resolve ::1 without having it.
      if (servers.length > 0 && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? ''))
        continue;
      throw error;
    }
    taken = (server.server.address() as AddressInfo).port;
    servers.push(server);
  }
  return {
    port: taken,
    stop: async () =>
      void (await Promise.all(servers.map((server) => new Promise<void>((done) => server.close(done))))),
  };
}

function makeServer(store: MessageStore): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    size: 50 * 2 ** 20,
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      buffer(stream).then((raw) => {
        store.add(
          mailFrom ? mailFrom.address : '',
          rcptTo.map(({ address }) => address),
          raw,
        );
        done();
      }, done);
    },
  });
  // Ignores clients that disconnect in the middle of a message.
  server.on('error', () => {});
  return server;
}

async function listen(server: SMTPServer, port: number, host: string): Promise<void> {
  server.server.listen(port, host);
  await once(server.server, 'listening');
}
