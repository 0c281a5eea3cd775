import type { EntityManager } from '@mikro-orm/postgresql';

/** A kind of message to send for waiting rows. */
export interface PendingRows<Row> {
  /** The next waiting row, locked; skips rows locked by another worker. */
  next: (em: EntityManager) => Promise<Row | null>;
  send: (row: Row) => Promise<void>;
  /** Marks the row as sent. */
  done: (row: Row) => void;
  count: (em: EntityManager) => Promise<number>;
  /** Aborted when the worker stops; the remaining rows keep waiting. */
  signal?: AbortSignal | undefined;
}

/**
 * Sends a message for each waiting row and marks it, one transaction per row. Throws when the mail server is
 * unavailable; the remaining rows keep waiting.
 */
export async function sendPending<Row>(
  em: EntityManager,
  pending: PendingRows<Row>,
): Promise<{ sent: number; left: number }> {
  let sent = 0;
  while (!pending.signal?.aborted && (await sendOne(em, pending))) sent += 1;
  return { sent, left: await pending.count(em.fork()) };
}

function sendOne<Row>(em: EntityManager, { next, send, done }: PendingRows<Row>): Promise<boolean> {
  return em.fork().transactional(async (inside) => {
    const row = await next(inside);
    if (!row) return false;
    await send(row).catch((error: unknown) => {
      // An address that the server permanently rejects must not block the rows after it.
      if (!isPermanentRejection(error)) throw error;
    });
    done(row);
    return true;
  });
}

function isPermanentRejection(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && command === 'RCPT TO';
}
