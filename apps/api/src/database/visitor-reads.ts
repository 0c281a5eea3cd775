import { DomainError } from '../domain-error.ts';
import type { ReadReplica } from './read-replica.ts';
import type { ReadSource } from './read-source.ts';

/** The reader of a request. */
export interface Reader {
  /** True for users and keys: they see at once what they have written. */
  isKnown: boolean;
  /** The posts version that the reader has seen: a replica that has not reached it would show less. */
  version: bigint | undefined;
}

/** Runs a read of a visitor's request on one server. A read may run twice, so it changes nothing. */
export type VisitorReads = <T>(reader: Reader, read: (source: ReadSource) => Promise<T>) => Promise<T>;

interface Sources {
  primary: ReadSource;
  replica: ReadReplica | undefined;
  /** Called for each read when there is a replica. */
  count: (source: 'replica' | 'primary') => void;
}

/** Sends reads to the replica when it may serve them, and to the primary otherwise or when the replica fails. */
export function openVisitorReads({ primary, replica, count }: Sources): VisitorReads {
  if (!replica) return (_reader, read) => read(primary);
  const fromPrimary: VisitorReads = (_reader, read) => {
    count('primary');
    return read(primary);
  };
  return async (reader, read) => {
    if (reader.isKnown || !(await replica.hasReached(reader.version))) return fromPrimary(reader, read);
    try {
      const result = await unlessAborted(read(replica), replica.away());
      count('replica');
      return result;
    } catch (error) {
      // It answered, and the answer is an error of the reader's.
      if (error instanceof DomainError) throw error;
      return fromPrimary(reader, read);
    }
  };
}

/** Rejects as soon as the signal is aborted; the work itself goes on. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(new Error('The replica went away'));
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', abort);
    work.catch(() => {});
    promise.catch(() => {});
  }
}
