import { onceAMinute } from '@workspace/node-server/once-a-minute';

interface Log {
  error: (fields: object) => void;
}

/**
 * Returns a function that logs failures of the queue, those of one kind once a minute: while the database is away, each
 * of some twenty workers fails every two seconds.
 */
export function logFailures(log: Log, now: () => number = () => performance.now()): (err: unknown) => void {
  const logOnce = onceAMinute(now);
  return (err) =>
    logOnce(kindOf(err), (notLogged) => log.error({ event: 'queue_failed', err, ...(notLogged > 0 && { notLogged }) }));
}

/** The code of PostgreSQL or of the connection: the message names the worker. */
function kindOf(err: unknown): string {
  if (!(err instanceof Error)) return typeof err;
  return String((err as { code?: unknown }).code ?? err.name);
}
