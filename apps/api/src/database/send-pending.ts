import type { EntityManager } from '@mikro-orm/postgresql';
import { MailNotSent } from '../mail-not-sent.ts';

/** Matches the rows that have not failed in this run. */
type Others = { id: { $nin: string[] } };

/** A kind of message to send for waiting rows. */
export interface PendingRows<Row extends { id: string }> {
  /** The next waiting row that matches `others`, locked; skips rows locked by another worker. */
  next: (em: EntityManager, others: Others) => Promise<Row | null>;
  send: (row: Row) => Promise<void>;
  /** Marks the row as sent. */
  done: (row: Row) => void;
  count: (em: EntityManager) => Promise<number>;
  /** True when all rows go to one address of staff: if the mail server rejects it, a setting is wrong and all rows wait. */
  isForStaff?: boolean;
  /** Aborted when the worker stops; the remaining rows keep waiting. */
  signal?: AbortSignal | undefined;
}

/**
 * `rejected`: for good, and not tried again. `uncertain`: perhaps delivered, and not tried again, because a
 * second copy would be worse. `failed`: tried again in the next run.
 */
type Outcome = 'sent' | 'rejected' | 'uncertain' | 'failed';

/** The number of messages by outcome, and of the rows that wait. */
export type PendingResult = Record<Outcome | 'left', number>;

/**
 * Sends a message for each waiting row and marks it, one transaction per row. A row whose message fails does not keep
 * the others from being sent. Throws when the mail server is unavailable, or rejects the address of staff; the remaining rows keep
 * waiting.
 */
export async function sendPending<Row extends { id: string }>(
  em: EntityManager,
  pending: PendingRows<Row>,
): Promise<PendingResult> {
  const counts = { sent: 0, rejected: 0, uncertain: 0, failed: 0 };
  const failed: string[] = [];
  while (!pending.signal?.aborted) {
    const outcome = await sendOne(em, pending, failed);
    if (!outcome) break;
    counts[outcome] += 1;
  }
  return { ...counts, left: await pending.count(em.fork()) };
}

/** Returns undefined when no row waits. */
function sendOne<Row extends { id: string }>(
  em: EntityManager,
  { next, send, done, isForStaff = false }: PendingRows<Row>,
  failed: string[],
): Promise<Outcome | undefined> {
  return em.fork().transactional(async (inside) => {
    const row = await next(inside, { id: { $nin: failed } });
    if (!row) return undefined;
    const outcome = await send(row).then(
      () => 'sent' as const,
      (error: unknown) => outcomeOf(error, isForStaff),
    );
    if (outcome === 'failed') failed.push(row.id);
    else done(row);
    return outcome;
  });
}

/** Throws the error again when it is about the mail server or about the address of all messages, and not about one. */
function outcomeOf(error: unknown, isForStaff: boolean): Outcome {
  if (!(error instanceof MailNotSent)) throw error;
  const { outcome, command } = error;
  if (outcome === 'uncertain') return 'uncertain';
  if (command !== 'RCPT TO' && command !== 'DATA') throw error;
  if (outcome === 'refused' && isForStaff && command === 'RCPT TO') throw error;
  return outcome === 'refused' ? 'rejected' : 'failed';
}
