import type { EntityManager } from '@mikro-orm/postgresql';
import type { RetentionRule } from './retention-rule.ts';

/** Rows of a rule: all of them, those that go now, and those that go within 30 days, which include the former. */
export interface DueCounts {
  stored: number;
  due: number;
  dueWithin30Days: number;
  /** The time at which the next row goes that is not due yet; null when none is stored. */
  nextAt: string | null;
}

/** The condition for rows that a rule is about. */
const isAbout = ({ only = 'true' }: RetentionRule): string => `(${only})`;

/** The condition for rows whose term is over. Takes the time twice. */
const isOver = ({ since, lastActivity, term }: RetentionRule): string =>
  [since, lastActivity].map((time) => `${time} <= ?::timestamptz - interval '${term}'`).join(' and ');

/** The condition for rows that a rule deletes. Takes the current time twice. */
export const isDue = (rule: RetentionRule): string => `${isAbout(rule)} and ${isOver(rule)}`;

const month = 30 * 86_400_000;

/** Counts the rows that a rule deletes now and soon, and tells when the next one goes. Reads the whole table. */
export async function countDue(em: EntityManager, rule: RetentionRule, now: Date): Promise<DueCounts> {
  const soon = new Date(now.getTime() + month);
  const [{ next, ...counts }] = await em.execute<[Omit<DueCounts, 'nextAt'> & { next: Date | string | null }]>(
    `select count(*)::int as stored, count(*) filter (where ${isOver(rule)})::int as due,
       count(*) filter (where ${isOver(rule)})::int as "dueWithin30Days",
       min(${rule.lastActivity}) filter (where not (${isOver(rule)})) + interval '${rule.term}' as next
     from ${rule.table} t where ${isAbout(rule)}`,
    [now, now, soon, soon, now, now],
  );
  return { ...counts, nextAt: next === null ? null : new Date(next).toISOString() };
}
