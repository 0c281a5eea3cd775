/** One request for one link of one recipient's message. */
export interface Click {
  id: string;
  /** The link's number in the message. */
  link: number;
  /** In milliseconds. */
  at: number;
  /** A hash of the client, the same for the same one; null once it is deleted. */
  client: string | null;
  /** True for a request that no browser of a person makes: HEAD, or a robot's user agent. */
  isMachine: boolean;
  /** Its previous classification. */
  standing: ClickJudgment | null;
}

/**
 * The classification of a click. `first`: this reader's first in the message; `first_of_link`: their first on this
 * link; `again`: on a link that they followed before; `scanner`: not a person's.
 */
export type ClickJudgment = 'first' | 'first_of_link' | 'again' | 'scanner';

/** The email that contained the links. */
export interface SentEmail {
  /** The number of its counted links. */
  links: number;
  /** The time when the mail server accepted it, in milliseconds; null when unknown. */
  handedOverAt: number | null;
}

/** No person opens a message, reads it and follows a link this soon after submission. */
const tooSoonMilliseconds = 10_000;

/** A person takes longer than this per link of a message; a scanner follows most links at once. */
const burstMillisecondsPerLink = 1_000;
const burstShareOfLinks = 0.8;

/**
 * Classifies the clicks of one message. A scanner is detected by its request, by coming right after submission, or by
 * following all or most links within as many seconds; then every click of the same client is its own. A click
 * classified as a scanner's remains one.
 */
export function judgeClicks(clicks: readonly Click[], email: SentEmail): Map<string, ClickJudgment> {
  const inOrder = clicks.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  const burst = findBursts(inOrder, email.links);
  const detected = inOrder.filter(
    (click) => click.isMachine || click.standing === 'scanner' || isTooSoon(click, email) || burst.has(click.id),
  );
  const scanners = new Set(detected.map(({ client }) => client).filter((client) => client !== null));
  const detectedIds = new Set(detected.map(({ id }) => id));
  const followed = new Set<number>();
  return new Map(
    inOrder.map(({ id, client, link }) => {
      if (detectedIds.has(id) || (client !== null && scanners.has(client))) return [id, 'scanner'];
      const judgment = followed.size === 0 ? 'first' : followed.has(link) ? 'again' : 'first_of_link';
      followed.add(link);
      return [id, judgment];
    }),
  );
}

// The ledger may record the server's response shortly after the server's scanner has the message.
const isTooSoon = ({ at }: Click, { handedOverAt }: SentEmail): boolean =>
  handedOverAt !== null && Math.abs(at - handedOverAt) < tooSoonMilliseconds;

/** Returns the clicks of bursts that follow all or most links faster than a person does. */
function findBursts(inOrder: readonly Click[], links: number): Set<string> {
  const most = Math.max(2, Math.ceil(links * burstShareOfLinks));
  const burst = new Set<string>();
  for (const [index, { at }] of inOrder.entries()) {
    const following = inOrder.slice(index).filter((click) => click.at - at <= most * burstMillisecondsPerLink);
    if (new Set(following.map(({ link }) => link)).size >= most) for (const { id } of following) burst.add(id);
  }
  return burst;
}
