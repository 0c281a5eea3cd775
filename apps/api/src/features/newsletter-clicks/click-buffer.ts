import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { isRobot } from '../blog-post-views/is-robot.ts';
import type { ReaderClaims } from './reader-token.ts';
import { storeClicks, type NewClick } from './store-clicks.ts';

interface Visit {
  reader: ReaderClaims;
  slug: string;
  isHead: boolean;
  address: string;
  userAgent: string | undefined;
}

interface BufferDeps {
  newEm: () => EntityManager;
  clock: () => number;
  log: FastifyBaseLogger;
}

/** Far more than arrive while a database restarts. Beyond it clicks are dropped to protect the memory. */
const maxCached = 50_000;
/** More clicks of one message at once come from no reader, and must not displace those of others. */
const maxOfOne = 100;

/** The number of clicks per transaction, besides the other clicks of the same messages. */
const storedAtOnce = 1_000;

/**
 * Buffers clicks in memory, so that no reader waits for the database. The browser's address and user agent are only
 * stored as a hash under a key that never leaves this process: it tells the clicks of one message apart, and nothing
 * else.
 */
export class ClickBuffer {
  readonly #deps: BufferDeps;
  readonly #key = randomBytes(32);
  readonly #waiting: NewClick[] = [];
  readonly #ofOne = new Map<string, number>();
  #storing: Promise<void> | undefined;

  constructor(deps: BufferDeps) {
    this.#deps = deps;
  }

  /** Adds a click. It is stored within about a second. */
  add({ reader: { campaignId, delivery }, slug, isHead, address, userAgent }: Visit): void {
    const whose = `${campaignId} ${delivery}`;
    const cached = this.#ofOne.get(whose) ?? 0;
    if (this.#waiting.length >= maxCached || cached >= maxOfOne) return;
    this.#ofOne.set(whose, cached + 1);
    const mark = createHmac('sha256', this.#key).update(JSON.stringify([whose, address, userAgent]));
    this.#waiting.push({
      id: randomUUID(),
      campaignId,
      delivery,
      slug,
      at: new Date(this.#deps.clock()).toISOString(),
      client: mark.digest('base64url').slice(0, 16),
      isMachine: isHead || isRobot(userAgent),
    });
  }

  /** Stores the buffered clicks; clicks that cannot be stored remain buffered. */
  async flush(): Promise<void> {
    await this.#storing;
    if (this.#waiting.length === 0) return;
    this.#storing = this.#store().finally(() => (this.#storing = undefined));
    await this.#storing;
  }

  async #store(): Promise<void> {
    while (this.#waiting.length > 0) {
      const clicks = this.#waiting.splice(0, storedAtOnce);
      try {
        await storeClicks(this.#deps.newEm(), clicks);
      } catch (err) {
        this.#waiting.unshift(...clicks);
        this.#deps.log.error({ event: 'clicks_not_stored', waiting: this.#waiting.length, err });
        return;
      }
    }
    this.#ofOne.clear();
  }
}
