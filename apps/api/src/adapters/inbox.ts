import type { ImapFlow } from 'imapflow';

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
 * The mailbox at an `imap://` or `imaps://` URL with user and password. The path is the folder; the default is INBOX.
 */
export const imapInbox =
  (address: string): Inbox =>
  (judge) =>
    withFolder(address, (client) => readUnread(client, judge));

/** Signs in and opens the folder. Rejects with a message for operators when that fails. */
export const probeInbox = (address: string): Promise<void> => withFolder(address, async () => {});

async function withFolder<Result>(address: string, use: (client: ImapFlow) => Promise<Result>): Promise<Result> {
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
  });
  // The command in flight rejects as well; an unhandled error event would end the process.
  client.on('error', () => {});
  try {
    await openFolder(client, folder, hostname);
    return await use(client);
  } finally {
    if (client.usable) await client.logout().catch(() => {});
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

/** A message is flagged after it was processed, so a crash in between processes it once more. */
async function readUnread(client: ImapFlow, judge: (source: Buffer) => Promise<InboxOutcome>): Promise<number> {
  const unread = (await client.search({ seen: false }, { uid: true })) || [];
  const now = unread.slice(0, maxMessages);
  for (const uid of now) {
    const message = await client.fetchOne(String(uid), { source: { maxLength: maxBytes } }, { uid: true });
    const outcome = message && message.source ? await judge(message.source) : 'for_staff';
    const flags = outcome === 'read' ? ['\\Seen'] : ['\\Seen', '\\Flagged'];
    await client.messageFlagsAdd(String(uid), flags, { uid: true });
  }
  return now.length;
}
