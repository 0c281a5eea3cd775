import type { ImapFlow } from 'imapflow';
import { within } from '../within.ts';

/** The action for a message after it was read: leave it in the mailbox as read, or also flag it for staff. */
type InboxOutcome = 'read' | 'for_staff';

/**
 * Processes each unread message of a mailbox once. Returns the number of messages. Rejects when the mailbox cannot be
 * reached.
 */
export type Inbox = (judge: (source: Buffer) => Promise<InboxOutcome>) => Promise<number>;

/**
 * Limits per visit: the number of messages, and the bytes read of each. Bounce reports quote the message they are
 * about.
 */
const maxMessages = 500;
const maxBytes = 512_000;

/**
 * Limits of a server that sends more than it was asked for: bytes of a message, for one that ignores our limit; bytes of
 * a line, with some 500,000 unread messages; and milliseconds of a visit.
 */
const maxMessageBytes = 64_000_000;
const maxLineBytes = 4_000_000;
const visitMs = 300_000;
const logoutMs = 5_000;

/**
 * The mailbox at an `imap://` or `imaps://` URL with user and password. The path is the folder; the default is INBOX.
 */
export const imapInbox =
  (address: string, limits = { visitMs }): Inbox =>
  (judge) =>
    withFolder(address, (client) => readUnread(client, judge), limits.visitMs);

/** Signs in and opens the folder. Rejects with a message for operators when that fails. */
export const probeInbox = (address: string): Promise<void> => withFolder(address, async () => {});

async function withFolder<Result>(
  address: string,
  use: (client: ImapFlow) => Promise<Result>,
  milliseconds = visitMs,
): Promise<Result> {
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const secure = protocol === 'imaps:';
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  // Loaded when needed: most copies of the API never read a mailbox, and it takes some megabytes.
  const { ImapFlow } = await import('imapflow');
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    maxLiteralSize: maxMessageBytes,
    maxLineLength: maxLineBytes,
    maxResponseSize: maxMessageBytes + maxLineBytes,
  });
  // The command in flight rejects as well; an unhandled error event would end the process.
  client.on('error', () => {});
  try {
    const visit = openFolder(client, folder, hostname).then(() => use(client));
    const result = await within(visit, milliseconds, `The mailbox ${folder} at ${hostname} takes too long`);
    await within(client.logout(), logoutMs, 'No response').catch(() => {});
    return result;
  } finally {
    client.close();
  }
}

async function openFolder(client: ImapFlow, folder: string, host: string): Promise<void> {
  try {
    await client.connect();
    await client.mailboxOpen(folder);
  } catch (cause) {
    const { message, responseText } = cause as Error & { responseText?: string };
    throw new Error(`The mailbox ${folder} at ${host} cannot be opened (${responseText ?? message})`, { cause });
  }
}

/**
 * A message is flagged after it was processed, so a crash in between processes it once more. One that the server does not
 * hand out stays unread, and the others are read before this rejects.
 */
async function readUnread(client: ImapFlow, judge: (source: Buffer) => Promise<InboxOutcome>): Promise<number> {
  const unread = await client.search({ seen: false }, { uid: true });
  if (!unread) throw new Error('The mailbox does not list its unread messages');
  const now = unread.slice(0, maxMessages);
  let failure: Error | undefined;
  for (const uid of now) {
    const fetched = await client
      .fetchOne(String(uid), { source: { maxLength: maxBytes } }, { uid: true })
      .catch((error: Error) => {
        if (!client.usable) throw error;
        failure = error;
      });
    if (fetched === undefined) continue;
    const outcome = fetched && fetched.source ? await judge(fetched.source.subarray(0, maxBytes)) : 'for_staff';
    const flags = outcome === 'read' ? ['\\Seen'] : ['\\Seen', '\\Flagged'];
    await client.messageFlagsAdd(String(uid), flags, { uid: true });
  }
  if (failure) throw failure;
  return now.length;
}
