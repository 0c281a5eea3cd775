import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { SegmentEntity } from './segment-entity.ts';

/**
 * Locks segments until the end of the transaction, so that nobody deletes them before their use is stored. Returns false
 * when one does not exist.
 */
export async function lockSegments(inside: EntityManager, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const found = await inside.find(
    SegmentEntity,
    { id: wanted },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_READ, refresh: true },
  );
  return found.length === wanted.length;
}
