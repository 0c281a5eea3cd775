import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isLocked } from '../is-locked.ts';

const mostAttempts = 100;
const pauseMilliseconds = 500;

/**
 * Runs a change that needs locks, again and again until it gets them. It waits for less than the second after which
 * PostgreSQL looks for deadlocks, and so makes no other transaction fail. Throws the error of the last attempt.
 */
export async function withLocks<T>(
  newEm: () => EntityManager,
  work: (inside: EntityManager) => Promise<T>,
  attempts = mostAttempts,
): Promise<T> {
  for (let count = 1; ; count += 1) {
    try {
      return await newEm().transactional(async (inside) => {
        await inside.execute(`set local lock_timeout = '500ms'`);
        return work(inside);
      });
    } catch (error) {
      if (!isLocked(error) || count >= attempts) throw error;
      await sleep(pauseMilliseconds);
    }
  }
}
