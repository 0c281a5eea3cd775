import type { EntityManager } from '@mikro-orm/postgresql';
import type { OnlineChange } from './online-change.ts';
import { onlineChanges } from './online-changes.ts';

interface ApplyOptions {
  changes?: readonly OnlineChange[];
  /** Aborted when the worker stops; the next run goes on. */
  signal?: AbortSignal;
}

/** Applies the online changes that are not there yet. Returns their names. */
export async function applyOnlineChanges(
  newEm: () => EntityManager,
  { changes = onlineChanges, signal }: ApplyOptions = {},
): Promise<{ applied: string[] }> {
  const applied: string[] = [];
  for (const change of await findPending(newEm, changes)) {
    do {
      if (signal?.aborted) return { applied };
      await change.step(newEm());
    } while (!(await change.isDone(newEm())));
    applied.push(change.name);
  }
  return { applied };
}

/** Returns the online changes that are not there yet. */
export async function findPending(
  newEm: () => EntityManager,
  changes: readonly OnlineChange[] = onlineChanges,
): Promise<OnlineChange[]> {
  const pending: OnlineChange[] = [];
  for (const change of changes) if (!(await change.isDone(newEm()))) pending.push(change);
  return pending;
}
