import { createHmac } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { dayKey } from './day-key.ts';
import { storeViews, type View } from './store-views.ts';

interface Visit {
  slug: string;
  address: string;
  userAgent: string;
}

export interface ViewCounter {
  /** Counts a visit. It is stored within seconds. */
  count: (visit: Visit) => Promise<void>;
  /** Stores the pending views; views that cannot be stored remain pending. */
  flush: () => Promise<void>;
}

interface CounterDeps {
  newEm: () => EntityManager;
  clock: () => number;
  log: FastifyBaseLogger;
}

/** Far more than arrive while a database restarts. Beyond it views are dropped to protect the memory. */
const maxBuffered = 50_000;

/**
 * Counts views in memory, so that a view costs no write of its own. Only visitor hashes are in memory, never the
 * address.
 */
export function viewCounter({ newEm, clock, log }: CounterDeps): ViewCounter {
  const today = () => new Date(clock()).toISOString().slice(0, 10);
  let buffered = new Map<string, View>();
  let cached: { day: string; key: Promise<Buffer> } | undefined;

  const keyOf = (day: string): Promise<Buffer> => {
    if (cached?.day !== day) {
      const key = dayKey(newEm(), day);
      cached = { day, key };
      key.catch(() => (cached = undefined));
    }
    return cached.key;
  };

  const count: ViewCounter['count'] = async ({ slug, address, userAgent }) => {
    const day = today();
    const hash = createHmac('sha256', await keyOf(day)).update(JSON.stringify([address, userAgent, slug]));
    const visitorHash = hash.digest('hex').slice(0, 32);
    if (buffered.size < maxBuffered) buffered.set(day + visitorHash, { day, visitorHash, slug });
  };

  const flush: ViewCounter['flush'] = async () => {
    if (buffered.size === 0) return;
    const views = buffered;
    buffered = new Map();
    try {
      await storeViews(newEm(), [...views.values()]);
    } catch (err) {
      log.error({ event: 'views_not_stored', waiting: views.size, err });
      buffered = new Map([...views, ...buffered]);
    }
  };

  return { count, flush };
}
