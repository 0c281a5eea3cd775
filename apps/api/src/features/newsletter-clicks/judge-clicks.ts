/** One fetch of one link of one person's message. */
export interface Click {
  id: string;
  /** The link's number in the message. */
  link: number;
  /** In milliseconds. */
  at: number;
  /** A mark of the program that asked, the same for the same one; null once it is forgotten. */
  client: string | null;
  /** Whether the request was none that a person's browser makes: it asked for the head only, or calls itself a robot. */
  isMachine: boolean;
  /** What it was taken for before. */
  standing: Standing | null;
}

/**
 * What a click counts as. `first`: this reader's first in the message; `first_of_link`: their first on this link;
 * `again`: on a link that they have followed before; `scanner`: not of a person.
 */
export type Standing = 'first' | 'first_of_link' | 'again' | 'scanner';

/** What is known of the message that the links stood in. */
export interface Letter {
  /** How many counted links it has. */
  links: number;
  /** When the mail server took it, in milliseconds; null where that is not known. */
  handedOverAt: number | null;
}

/** Nobody has opened a message, read it and followed a link so soon after the mail server took it. */
const tooSoonMilliseconds = 10_000;

/** A person takes longer than that for each link of a message, a scanner follows most of them at once. */
const burstMillisecondsPerLink = 1_000;
const mostOfLinks = 0.8;

/**
 * What each click of one message counts as. A scanner gives itself away by what it asks for, by coming right after the
 * message was handed over, or by following all or most links in as many seconds; then every click of the same program
 * is its. Once taken for a scanner's, a click stays one.
 */
export function judgeClicks(clicks: readonly Click[], letter: Letter): Map<string, Standing> {
  const inOrder = clicks.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  const burst = inBursts(inOrder, letter.links);
  const gaveAway = inOrder.filter(
    (click) => click.isMachine || click.standing === 'scanner' || isTooSoon(click, letter) || burst.has(click.id),
  );
  const scanners = new Set(gaveAway.map(({ client }) => client).filter((client) => client !== null));
  const taken = new Set(gaveAway.map(({ id }) => id));
  const followed = new Set<number>();
  return new Map(
    inOrder.map(({ id, client, link }) => {
      if (taken.has(id) || (client !== null && scanners.has(client))) return [id, 'scanner'];
      const standing = followed.size === 0 ? 'first' : followed.has(link) ? 'again' : 'first_of_link';
      followed.add(link);
      return [id, standing];
    }),
  );
}

// The ledger may learn of the server's answer a little after the server's scanner has the message.
const isTooSoon = ({ at }: Click, { handedOverAt }: Letter): boolean =>
  handedOverAt !== null && Math.abs(at - handedOverAt) < tooSoonMilliseconds;

/** Clicks that are among those by which all or most links were followed faster than a person follows them. */
function inBursts(inOrder: readonly Click[], links: number): Set<string> {
  const most = Math.max(2, Math.ceil(links * mostOfLinks));
  const found = new Set<string>();
  for (const [index, { at }] of inOrder.entries()) {
    const near = inOrder.slice(index).filter((click) => click.at - at <= most * burstMillisecondsPerLink);
    if (new Set(near.map(({ link }) => link)).size >= most) for (const { id } of near) found.add(id);
  }
  return found;
}
