import { ImapFlow } from 'imapflow';

/** What to do with a message once it was read: leave it in the box as read, or also mark it for a person. */
type Verdict = 'read' | 'for_staff';

/** Goes through the unread messages of a box, each once. Gives how many. Rejects where the box cannot be reached. */
export type BounceMailbox = (judge: (source: Buffer) => Promise<Verdict>) => Promise<number>;

/** The most messages of one visit, and of each the most bytes: reports quote the message they are about. */
const mostMessages = 500;
const mostBytes = 512_000;

/** The box at an `imap://` or `imaps://` address with user and password; its path is the folder, INBOX where it has none. */
export function imapBounceMailbox(address: string): BounceMailbox {
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const secure = protocol === 'imaps:';
  const folder = decodeURIComponent(pathname.slice(1)) || 'INBOX';
  return async (judge) => {
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
    // The command under way is rejected as well; an event that nobody hears would end the process.
    client.on('error', () => {});
    try {
      await client.connect();
      await client.mailboxOpen(folder);
      return await readUnread(client, judge);
    } finally {
      if (client.usable) await client.logout().catch(() => {});
      client.close();
    }
  };
}

/** A message is marked after it was judged, so one that was read when the process ended is judged once more. */
async function readUnread(client: ImapFlow, judge: (source: Buffer) => Promise<Verdict>): Promise<number> {
  const unread = (await client.search({ seen: false }, { uid: true })) || [];
  const now = unread.slice(0, mostMessages);
  for (const uid of now) {
    const message = await client.fetchOne(String(uid), { source: { maxLength: mostBytes } }, { uid: true });
    const verdict = message && message.source ? await judge(message.source) : 'for_staff';
    const flags = verdict === 'read' ? ['\\Seen'] : ['\\Seen', '\\Flagged'];
    await client.messageFlagsAdd(String(uid), flags, { uid: true });
  }
  return now.length;
}
