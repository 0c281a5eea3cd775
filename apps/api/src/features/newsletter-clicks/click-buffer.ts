import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { isRobot } from '../blog-post-views/is-robot.ts';
import type { SealedReader } from './reader-token.ts';
import { storeClicks, type NewClick } from './store-clicks.ts';

interface Visit {
  reader: SealedReader;
  slug: string;
  isHead: boolean;
  address: string;
  userAgent: string | undefined;
}

export interface ClickBuffer {
  /** Takes note of a click. It is stored within a second or so. */
  add: (visit: Visit) => void;
  /** Stores what waits; what cannot be stored waits on. */
  flush: () => Promise<void>;
}

/** Far more than come in while a database starts again. Beyond it clicks are lost rather than memory. */
const heldAtMost = 50_000;
/** More of one message at once are no reader's, and must not take the place of others. */
const heldOfOne = 100;

/**
 * Holds clicks in memory, so that no reader waits for the database. Of the browser's address and name only a mark is
 * made, under a key that never leaves this process: it tells the clicks of one message apart, and nothing else.
 */
export function clickBuffer(deps: {
  newEm: () => EntityManager;
  clock: () => number;
  log: FastifyBaseLogger;
}): ClickBuffer {
  const key = randomBytes(32);
  let waiting: NewClick[] = [];
  let ofOne = new Map<string, number>();
  let flushing: Promise<void> | undefined;

  const add: ClickBuffer['add'] = ({ reader: { campaignId, delivery }, slug, isHead, address, userAgent }) => {
    const whose = `${campaignId} ${delivery}`;
    const held = ofOne.get(whose) ?? 0;
    if (waiting.length >= heldAtMost || held >= heldOfOne) return;
    ofOne.set(whose, held + 1);
    const mark = createHmac('sha256', key)
      .update(JSON.stringify([whose, address, userAgent]))
      .digest('base64url');
    const isMachine = isHead || isRobot(userAgent);
    const at = new Date(deps.clock()).toISOString();
    waiting.push({ id: randomUUID(), campaignId, delivery, slug, at, client: mark.slice(0, 16), isMachine });
  };

  const store = async () => {
    const clicks = waiting;
    waiting = [];
    ofOne = new Map();
    try {
      await storeClicks(deps.newEm(), clicks);
    } catch (err) {
      deps.log.error({ event: 'clicks_not_stored', waiting: clicks.length, err });
      waiting = [...clicks, ...waiting];
    }
  };
  const flush = async () => {
    await flushing;
    if (waiting.length === 0) return;
    flushing = store().finally(() => (flushing = undefined));
    await flushing;
  };
  return { add, flush };
}
