import type { EntityManager } from '@mikro-orm/postgresql';
import { addressKey } from '../../database/address-key.ts';
import { suppressedOfLate } from '../suppressions/unsubscribe-suppressed.ts';
import type { SegmentCondition } from './segment-condition.ts';

/** Memory for hashing the addresses of several lists. */
const workMemory = '256MB';

/** Runs counts in a transaction with memory for them. */
export function withMemory<T>(outside: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> {
  return outside.fork().transactional(async (em) => {
    // Compiling a query takes longer than a count may.
    await em.execute('set local jit = off');
    await em.execute(`set local work_mem = '${workMemory}'`);
    return work(em);
  });
}

/** Returns the lists outside the trash that have subscribers, the largest first. */
export async function mailableLists(em: EntityManager): Promise<string[]> {
  const lists = await em.execute<{ id: string }[]>(
    `select id from email_lists where trashed_at is null and subscriber_count > 0 order by subscriber_count desc, id`,
  );
  return lists.map(({ id }) => id);
}

/**
 * Counts the people who match a condition and would receive email now: distinct addresses, subscribed to one of the
 * lists, not suppressed. `lists`: the largest first. An address is in a list once, so the rows of the largest list are
 * counted without comparing addresses, and only those of the other lists are compared with them.
 */
export function countMatching(
  outside: EntityManager,
  lists: readonly string[],
  condition: SegmentCondition,
): Promise<number> {
  return withMemory(outside, async (em) => {
    const [largest, ...others] = lists;
    if (largest === undefined) return 0;
    const inLargest = await countInList(em, largest, condition);
    const elsewhere = others.length > 0 ? await countElsewhere(em, largest, others, condition) : 0;
    return inLargest + elsewhere - (await countSuppressed(em, lists, condition));
  });
}

async function countInList(em: EntityManager, list: string, { sql, values }: SegmentCondition): Promise<number> {
  const [{ count }] = await em.execute<[{ count: number }]>(
    `select count(*)::int as count from email_list_subscribers s
     where s.email_list_id = ? and s.status = 'subscribed' and ${sql}`,
    [list, ...values],
  );
  return count;
}

async function countElsewhere(
  em: EntityManager,
  largest: string,
  others: readonly string[],
  { sql, values }: SegmentCondition,
): Promise<number> {
  const [{ count }] = await em.execute<[{ count: number }]>(
    `select count(*)::int as count from (
       select distinct ${addressKey('s.email')} as address from email_list_subscribers s
       where s.email_list_id = any (?::uuid[]) and s.status = 'subscribed' and ${sql}) o
     where not exists (
       select from email_list_subscribers s
       where s.email_list_id = ? and s.status = 'subscribed' and ${addressKey('s.email')} = o.address and ${sql})`,
    [uuidArray(others), ...values, largest, ...values],
  );
  return count;
}

/**
 * Counts the matching people among those suppressed of late. Suppressing an address unsubscribes it everywhere, so they
 * are those whom an import added at the same moment, until `unsubscribeSuppressed` finds them. The offset forces one
 * index lookup per address and list: a join would read all subscribers.
 */
export async function countSuppressed(
  em: EntityManager,
  lists: readonly string[],
  { sql, values }: SegmentCondition,
): Promise<number> {
  const [{ count }] = await em.execute<[{ count: number }]>(
    `select count(distinct m.address_hash)::int as count
     from mail_suppressions m cross join unnest(?::uuid[]) as l (id) cross join lateral (
       select from email_list_subscribers s
       where s.email_list_id = l.id and ${addressKey('s.email')} = ${addressKey('m.email')} and s.status = 'subscribed'
         and ${sql} offset 0) o
     where ${suppressedOfLate}`,
    [uuidArray(lists), ...values],
  );
  return count;
}

/** Formats IDs as an array of PostgreSQL. */
export const uuidArray = (ids: readonly string[]): string => `{${ids.join(',')}}`;
