import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type * as tasks from './content-tasks.ts';

/** Far beyond what any text that passes `tooComplex` takes. */
const slowestMs = 20_000;

/** A thread takes up to a second to start, which an editor who saves now and then should not wait for each time. */
const idleTimeout = 10 * 60_000;

/** Threads that clean and read posts. They end when nothing is to do: a worker that sends or imports needs none. */
let threads: Piscina | undefined;
const pool = (): Piscina =>
  (threads ??= new Piscina({
    filename: new URL('content-tasks.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(4, availableParallelism() - 1)),
    idleTimeout,
    maxQueue: 100,
    // A text that takes more memory ends its thread, and not the process.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  }));

function run<Name extends keyof typeof tasks>(
  name: Name,
  input: Parameters<(typeof tasks)[Name]>[0],
): Promise<ReturnType<(typeof tasks)[Name]>> {
  return pool().run(input, { name, signal: AbortSignal.timeout(slowestMs) });
}

/** HTML from anywhere, cleaned and written anew. Empty where nothing readable is left. */
export const storedContent = (html: string): Promise<string> => run('clean', html);

/** The same, with the words of links and not where they lead. */
export const contentWithoutLinks = (html: string): Promise<string> => run('cleanWithoutLinks', html);

/** The sentences of a post that the register of claims does not support, in reading order. */
export const unsupportedSentences = (post: tasks.PostTexts): Promise<string[]> => run('unsupportedSentences', post);

/** Every sentence of a post, in reading order. */
export const sentencesOfPost = (post: tasks.PostTexts): Promise<string[]> => run('sentences', post);
