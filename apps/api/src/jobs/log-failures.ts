/** Milliseconds in which failures of one kind have one line. */
const quietMilliseconds = 60_000;

interface Log {
  error: (fields: object) => void;
}

/**
 * Returns a function that logs failures of the queue, those of one kind once a minute: while the database is away, each
 * of some twenty workers fails every two seconds.
 */
export function logFailures(log: Log, now: () => number = () => performance.now()): (err: unknown) => void {
  const kinds = new Map<string, { since: number; notLogged: number }>();
  return (err) => {
    const kind = kindOf(err);
    const earlier = kinds.get(kind);
    if (earlier && now() - earlier.since < quietMilliseconds) {
      earlier.notLogged++;
      return;
    }
    kinds.set(kind, { since: now(), notLogged: 0 });
    log.error({ event: 'queue_failed', err, ...(earlier?.notLogged && { notLogged: earlier.notLogged }) });
  };
}

/** The code of PostgreSQL or of the connection: the message names the worker. */
function kindOf(err: unknown): string {
  if (!(err instanceof Error)) return typeof err;
  return String((err as { code?: unknown }).code ?? err.name);
}
