import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { RichDocument } from '@workspace/contracts/rich-text/document';
import { maxNesting } from './html-shape.ts';
import { nestedTooDeeply, TooComplexContent } from './too-complex-content.ts';
import type * as tasks from './content-tasks.ts';

/** Far longer than any text that passes `tooComplex` takes; includes the time in the queue. */
const slowestMs = 20_000;

/** A thread takes up to a second to start, which an editor who saves occasionally should not wait for each time. */
const idleTimeout = 10 * 60_000;

/** Threads that sanitize and parse posts. They end when idle: a worker that sends or imports needs none. */
let threads: Piscina | undefined;
const pool = (): Piscina =>
  (threads ??= new Piscina({
    filename: new URL('content-tasks.ts', import.meta.url).href,
    minThreads: 0,
    // At least two: a slow text must not block all others.
    maxThreads: Math.max(2, Math.min(4, availableParallelism() - 1)),
    idleTimeout,
    maxQueue: 100,
    // A text that takes more memory ends its thread, not the process.
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 },
  }));

function run<Name extends keyof typeof tasks>(
  name: Name,
  input: Parameters<(typeof tasks)[Name]>[0],
): Promise<ReturnType<(typeof tasks)[Name]>> {
  return pool()
    .run(input, { name, signal: AbortSignal.timeout(slowestMs) })
    .catch((error: unknown) => {
      const { name: kind, message } = error as Error;
      if (message === nestedTooDeeply)
        throw new TooComplexContent(`This is nested too deeply: ${maxNesting} levels are the most. Paste it as text`);
      if (kind === 'AbortError')
        throw new TooComplexContent('This takes too long to read. Split it, or paste it as text');
      throw error;
    });
}

/** Sanitizes any HTML and serializes it again. Empty when nothing readable is left. */
export const storedContent = (html: string): Promise<string> => run('clean', html);

/** The same, with links replaced by their text. */
export const contentWithoutLinks = (html: string): Promise<string> => run('cleanWithoutLinks', html);

/** Reads the texts of an email, sanitized and reduced to what mail clients show. Empty texts give empty documents. */
export const mailDocuments = async (texts: readonly string[]): Promise<RichDocument[]> =>
  texts.some((html) => html !== '') ? run('readForMail', texts) : texts.map(() => []);

/** Finds the sentences of a post that the register of claims does not support, in reading order. */
export const unsupportedSentences = (post: tasks.PostTexts): Promise<string[]> => run('unsupportedSentences', post);

/** Returns every sentence of a post, in reading order. */
export const sentencesOf = (post: tasks.PostTexts): Promise<string[]> => run('sentences', post);

/** Reads the title and the description of a page of another site. */
export const pageTextsOf = (bytes: Uint8Array): Promise<ReturnType<typeof tasks.pageTexts>> => run('pageTexts', bytes);

/** Returns the keyed hashes that recognize the text of a post. */
export const fingerprintsOf = (post: Parameters<typeof tasks.fingerprints>[0]): Promise<string[]> =>
  run('fingerprints', post);

/** Returns true when a post contains one of these passages. */
export const containsWords = (post: Parameters<typeof tasks.containsWords>[0]): Promise<boolean> =>
  run('containsWords', post);
