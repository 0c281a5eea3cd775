import type { EntityManager } from '@mikro-orm/postgresql';

/** One kind of message that rows are waiting to have sent. */
export interface Waiting<Row> {
  /** The next row that waits, locked; rows that another worker holds are passed over. */
  next: (em: EntityManager) => Promise<Row | null>;
  send: (row: Row) => Promise<void>;
  /** Marks the row, so that it waits no longer. */
  done: (row: Row) => void;
  count: (em: EntityManager) => Promise<number>;
  /** The worker is to stop: the rest keeps waiting. */
  signal?: AbortSignal | undefined;
}

/** Sends to each waiting row and marks it, one transaction a row. A mail server that is away leaves the rest waiting, and throws. */
export async function sendWaiting<Row>(
  em: EntityManager,
  waiting: Waiting<Row>,
): Promise<{ sent: number; left: number }> {
  let sent = 0;
  while (!waiting.signal?.aborted && (await sendOne(em, waiting))) sent += 1;
  return { sent, left: await waiting.count(em.fork()) };
}

function sendOne<Row>(em: EntityManager, { next, send, done }: Waiting<Row>): Promise<boolean> {
  return em.fork().transactional(async (inside) => {
    const row = await next(inside);
    if (!row) return false;
    await send(row).catch((error: unknown) => {
      // An address that the server refuses for good must not hold up those behind it.
      if (!isRefusedForGood(error)) throw error;
    });
    done(row);
    return true;
  });
}

function isRefusedForGood(error: unknown): boolean {
  const { responseCode = 0, command } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && command === 'RCPT TO';
}
