import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * A change of the schema or of many rows that would lock a large table for too long in a migration. Workers apply it
 * after the migrations, in steps outside of a transaction, and begin again after a kill: what is there tells what is
 * missing. Code must work before and after it.
 */
export interface OnlineChange {
  name: string;
  isDone: (em: EntityManager) => Promise<boolean>;
  /** Applies a part, such as an index or a batch of rows. */
  step: (em: EntityManager) => Promise<unknown>;
}
