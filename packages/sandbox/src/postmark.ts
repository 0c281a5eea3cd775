import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { fieldOf, headOf, withId, type AcceptedMail } from './mail-services/accepted-mail.ts';
import { postmarkServer } from './mail-services/credentials.ts';

/** A running Postmark: its SMTP port, and what it accepted. */
export interface Postmark {
  port: number;
  accepted: AcceptedMail[];
  stop: () => Promise<void>;
}

/** A fault of the message to a recipient: `keep-and-cut` accepts it and ends the connection without a response. */
export type PostmarkFault = (recipient: string) => 'keep-and-cut' | undefined;

/**
 * Starts Postmark's SMTP server on 127.0.0.1: its token is both user and password, and every message names a stream.
 * It replaces Message-IDs unless it is told to keep them, and removes its own fields.
 */
export async function startPostmark(fault: PostmarkFault = () => undefined, port = 0): Promise<Postmark> {
  const accepted: AcceptedMail[] = [];
  const sockets = new Set<Socket>();
  const { token } = postmarkServer;
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === token && password === token
        ? done(null, { user: 'server' })
        : done(replyOf(535, '5.7.8 Error: authentication failed')),
    onData(stream, session, done) {
      void buffer(stream).then((message) => {
        const head = headOf(message);
        const problem = problemOf(head);
        if (problem) return done(replyOf(550, problem));
        const to = recipientOf(session);
        accepted.push({ to, givenId: fieldOf(head, 'Message-ID') ?? '', head: deliveredHead(head) });
        if (fault(to)) for (const socket of sockets) socket.destroy();
        else done();
      });
    },
  });
  // Ignores clients that disconnect.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const stop = () => new Promise<void>((done) => server.close(done));
  return { port: (server.server.address() as AddressInfo).port, accepted, stop };
}

const replyOf = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

const recipientOf = ({ envelope }: SMTPServerSession): string => envelope.rcptTo[0]?.address ?? '';

function problemOf(head: string): string | undefined {
  const stream = fieldOf(head, 'X-PM-Message-Stream') ?? 'outbound';
  if (!postmarkServer.streams.includes(stream)) return "5.7.1 The 'MessageStream' provided does not exist";
  const missing = ['From', 'To', 'Subject'].find((name) => !fieldOf(head, name));
  return missing && `5.6.0 The '${missing}' of the message is missing`;
}

function deliveredHead(head: string): string {
  const keepsId = fieldOf(head, 'X-PM-KeepID') === 'true';
  const own = head.replaceAll(/^X-PM-.*\r\n/gim, '');
  return keepsId ? own : withId(own, '<replaced@mtasv.net>');
}
