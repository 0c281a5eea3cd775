import type { AddressInfo } from 'node:net';
import makeServer from 'hoodiecrow-imap';

export interface Box {
  /** With user and password. */
  url: string;
  /** Returns the flags of each message, in order. */
  marks: () => string[][];
  /** Adds an unread message. */
  deliver: (message: Buffer) => void;
  close: () => Promise<void>;
}

/** Starts an IMAP server on a real socket, with these unread messages in its inbox. */
export async function startBounceMailbox(messages: readonly Buffer[]): Promise<Box> {
  const raw = messages.map((message) => ({ raw: message.toString('latin1') }));
  const server = makeServer({ plugins: ['ID', 'LITERALPLUS', 'UNSELECT'], storage: { INBOX: { messages: raw } } });
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `imap://testuser:testpass@127.0.0.1:${port}`,
    marks: () => server.getMailbox('INBOX').messages.map(({ flags }) => flags.filter((flag) => flag !== '\\Recent')),
    deliver: (message) => server.appendMessage('INBOX', [], new Date(), message.toString('latin1')),
    close: () => new Promise((done) => server.close(done)),
  };
}
