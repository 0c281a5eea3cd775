import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Forks an entity manager without its loaded entities, which stays in the transaction of the given one. Any other fork
 * would take a second connection, and requests that each hold one and wait for another block the whole pool. Reads of it
 * run one after the other: a connection runs one statement at a time.
 */
export const forkInside = (em: EntityManager): EntityManager => em.fork({ keepTransactionContext: true });
