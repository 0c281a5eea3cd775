import { randomUUID } from 'node:crypto';
import { drillIdHeader } from '../fleet/balancer.ts';

/** One failed request of a load. */
export interface Failure {
  kind: string;
  path: string;
  reason: string;
  /** The ids under which a balancer remembers it. */
  ids: readonly string[];
  /** Milliseconds since the load began. */
  at: number;
}

/** Returns a failure in words, for the results of a drill. */
export const describeFailure = ({ kind, path, at, reason }: Failure): string =>
  `${kind} ${path} at ${at} ms: ${reason}`;

interface Sent {
  kind: string;
  path: string;
  method?: string;
  body?: object;
  headers?: Record<string, string>;
  /** Returns true for the expected content. */
  isRight?: (text: string) => boolean;
}

/** Sends requests to one origin, and counts and times them by kind. */
export class Requests {
  readonly #server: string;
  readonly #origin: string;
  readonly #startedAt = performance.now();
  readonly counts: Record<string, number> = {};
  readonly failures: Failure[] = [];
  readonly milliseconds: number[] = [];

  /** `origin` is the public one, which forms come from. */
  constructor(server: string, origin = server) {
    this.#server = server;
    this.#origin = origin;
  }

  /** Returns the text of the response; undefined when the request failed. */
  async send({ kind, path, method = 'GET', body, headers = {}, isRight }: Sent): Promise<string | undefined> {
    const startedAt = performance.now();
    const id = randomUUID();
    this.counts[kind] = (this.counts[kind] ?? 0) + 1;
    const ids: string[] = [id];
    const fail = (reason: string) => {
      this.failures.push({ kind, path, reason, ids, at: Math.round(startedAt - this.#startedAt) });
    };
    try {
      const response = await fetch(this.#server + path, {
        method,
        headers: {
          origin: this.#origin,
          [drillIdHeader]: id,
          ...(body && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      });
      const requestId = response.headers.get('x-request-id');
      if (requestId) ids.push(requestId);
      const text = await response.text();
      this.milliseconds.push(performance.now() - startedAt);
      if (!response.ok) fail(`${response.status} ${response.headers.get('x-balancer') ?? text.slice(0, 120)}`);
      else if (isRight && !isRight(text)) fail('200 with other content');
      else return text;
    } catch (error) {
      fail(reasonOf(error));
    }
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return [message, cause?.code ?? cause?.message].filter(Boolean).join(': ');
}
