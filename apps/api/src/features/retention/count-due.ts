import type { EntityManager } from '@mikro-orm/postgresql';
import type { RetentionRule } from './retention-rules.ts';

export interface DueCount {
  due: number;
  /** The time at which the next row goes that is not due yet; null when none is stored. */
  nextAt: string | null;
}

/** The condition for rows whose term is over. Takes the current time twice. */
export const isDue = ({ since, lastActivity, term }: RetentionRule): string =>
  [since, lastActivity].map((time) => `${time} <= ?::timestamptz - interval '${term}'`).join(' and ');

/** Counts the rows that a rule deletes now, and tells when the next one goes. */
export async function countDue(em: EntityManager, rule: RetentionRule, now: Date): Promise<DueCount> {
  const [{ due }] = await em.execute<[{ due: number }]>(
    `select count(*)::int as due from ${rule.table} t where ${isDue(rule)}`,
    [now, now],
  );
  const [{ next }] = await em.execute<[{ next: Date | string | null }]>(
    `select min(${rule.lastActivity}) + interval '${rule.term}' as next from ${rule.table} t where not (${isDue(rule)})`,
    [now, now],
  );
  return { due, nextAt: next === null ? null : new Date(next).toISOString() };
}
