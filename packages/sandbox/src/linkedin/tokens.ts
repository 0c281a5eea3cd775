import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { linkedinClient } from './client.ts';

/** The content of a token. `endsAt` is in seconds since 1970. */
export type Grant = {
  kind: 'code' | 'access' | 'refresh';
  member: string;
  scope: string;
  endsAt: number;
  uri?: string;
};

/**
 * Lifetimes of LinkedIn's tokens in seconds: half an hour to use a code, sixty days of access, a year until the next
 * sign-in.
 */
export const lifetimes = { code: 1800, access: 5_184_000, refresh: 31_536_000 };

export const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

/** Self-contained tokens, so that those in a database remain valid after the sandbox restarts. */
export class Tokens {
  readonly #revoked = new Set<string>();
  /** Tokens issued earlier have expired; by sequence, because a second is too coarse. */
  #over = { access: 0, refresh: 0 };
  #made = Date.now();

  issue(grant: Grant): string {
    this.#made = Math.max(this.#made + 1, Date.now());
    const text = JSON.stringify({ ...grant, made: this.#made, nonce: randomBytes(6).toString('hex') });
    const body = Buffer.from(text).toString('base64url');
    return `AQ${body}.${sign(body)}`;
  }

  /** Parses a token, even an expired one; undefined when it is not ours. */
  read(token: string): (Grant & { isOver: boolean; isRevoked: boolean }) | undefined {
    const [, body, signature] = /^AQ([\w-]+)\.([\w-]+)$/.exec(token) ?? [];
    if (
      !body ||
      !signature ||
      !timingSafeEqual(Buffer.from(sign(body)), Buffer.from(signature.padEnd(43).slice(0, 43)))
    )
      return undefined;
    const grant = JSON.parse(Buffer.from(body, 'base64url').toString()) as Grant & { made: number };
    const over = grant.kind === 'code' ? 0 : this.#over[grant.kind];
    const isOver = grant.endsAt <= nowInSeconds() || grant.made <= over;
    return { ...grant, isOver, isRevoked: this.#revoked.has(token) };
  }

  revoke(token: string): void {
    this.#revoked.add(token);
  }

  /** Expires every token that was issued until now. */
  expire(kind: 'access' | 'all'): void {
    this.#over.access = this.#made;
    if (kind === 'all') this.#over.refresh = this.#made;
  }
}

const sign = (body: string): string => createHmac('sha256', linkedinClient.secret).update(body).digest('base64url');
