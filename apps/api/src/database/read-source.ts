import type { EntityManager } from '@mikro-orm/postgresql';

/** The primary or the replica: one object for the life of the process. */
export interface ReadSource {
  newEm: () => EntityManager;
}
