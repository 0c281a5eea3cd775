import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { isRobot } from '../blog-post-views/is-robot.ts';
import type { ReaderClaims } from './reader-token.ts';
import { storeClicks, type NewClick } from './store-clicks.ts';

interface ClickRequest {
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
const maxBuffered = 50_000;
/** More clicks of one email at once come from no reader, and must not displace those of others. */
const maxPerEmail = 100;

/** The number of clicks per transaction, besides the other clicks of the same emails. */
const clicksPerTransaction = 1_000;

/**
 * Buffers clicks in memory, so that no reader waits for the database. The browser's address and user agent are only
 * stored as a hash under a key that never leaves this process: it tells the clicks of one email apart, and nothing
 * else.
 */
export class ClickBuffer {
  readonly #deps: BufferDeps;
  readonly #key = randomBytes(32);
  readonly #buffered: NewClick[] = [];
  readonly #countsByEmail = new Map<string, number>();
  #storing: Promise<void> | undefined;

  constructor(deps: BufferDeps) {
    this.#deps = deps;
  }

  /** Adds a click. It is stored within about a second. */
  add({ reader: { campaignId, delivery }, slug, isHead, address, userAgent }: ClickRequest): void {
    const emailKey = `${campaignId} ${delivery}`;
    const count = this.#countsByEmail.get(emailKey) ?? 0;
    if (this.#buffered.length >= maxBuffered || count >= maxPerEmail) return;
    this.#countsByEmail.set(emailKey, count + 1);
    const clientHash = createHmac('sha256', this.#key).update(JSON.stringify([emailKey, address, userAgent]));
    this.#buffered.push({
      id: randomUUID(),
      campaignId,
      delivery,
      slug,
      at: new Date(this.#deps.clock()).toISOString(),
      client: clientHash.digest('base64url').slice(0, 16),
      isMachine: isHead || isRobot(userAgent),
    });
  }

  /** Stores the buffered clicks; clicks that cannot be stored remain buffered. */
  async flush(): Promise<void> {
    await this.#storing;
    if (this.#buffered.length === 0) return;
    this.#storing = this.#store().finally(() => (this.#storing = undefined));
    await this.#storing;
  }

  async #store(): Promise<void> {
    while (this.#buffered.length > 0) {
      const clicks = this.#buffered.splice(0, clicksPerTransaction);
      try {
        await storeClicks(this.#deps.newEm(), clicks);
      } catch (err) {
        this.#buffered.unshift(...clicks);
        this.#deps.log.error({ event: 'clicks_not_stored', waiting: this.#buffered.length, err });
        return;
      }
    }
    this.#countsByEmail.clear();
  }
}
