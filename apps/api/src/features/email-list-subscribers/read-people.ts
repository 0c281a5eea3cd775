import { Piscina } from 'piscina';
import { parseSubscribers, type ParsedSubscribers } from './parse-subscribers.ts';

/** Parsing more than this holds the event loop for longer than a thread takes to be asked. */
const largeCharacters = 100_000;
const slowestMs = 60_000;

/** A thread that parses large bodies, and ends when nothing is to do. */
let thread: Piscina | undefined;
const pool = (): Piscina =>
  (thread ??= new Piscina({
    filename: new URL('parse-subscribers.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    maxQueue: 20,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  }));

/** Reads people from the JSON of a call, without holding the event loop. */
export async function readPeople(text: string): Promise<ParsedSubscribers> {
  if (text.length <= largeCharacters) return parseSubscribers(text);
  return pool().run(text, { name: 'parseSubscribers', signal: AbortSignal.timeout(slowestMs) });
}
