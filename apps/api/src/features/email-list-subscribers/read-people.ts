import { Piscina } from 'piscina';
import { parseSubscribers, type ParsedSubscribers, type SubscribersText } from './parse-subscribers.ts';

/** Parsing a larger body blocks the event loop for longer than a call to a thread takes. */
const largeCharacters = 100_000;
const slowestMs = 60_000;

/** A thread that parses large bodies, and ends when idle. */
let thread: Piscina | undefined;
const pool = (): Piscina =>
  (thread ??= new Piscina({
    filename: new URL('parse-subscribers.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    maxQueue: 20,
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 },
  }));

/** Parses subscribers from the JSON of a request without blocking the event loop. */
export async function readPeople(given: SubscribersText): Promise<ParsedSubscribers> {
  if (given.text.length <= largeCharacters) return parseSubscribers(given);
  return pool().run(given, { name: 'parseSubscribers', signal: AbortSignal.timeout(slowestMs) });
}
