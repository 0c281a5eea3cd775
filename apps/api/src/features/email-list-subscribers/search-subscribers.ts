import type { EntityManager } from '@mikro-orm/postgresql';
import type { SubscriberCount, SubscriberStatus } from '@workspace/contracts/email-list-subscribers';
import { addressKey } from '../../database/address-key.ts';
import { likePattern } from '../../database/like-pattern.ts';
import { cappedCount } from './count-subscribers.ts';

interface Search {
  search: string;
  status?: SubscriberStatus | undefined;
  after?: string | undefined;
}

interface SearchResult {
  /** In the order of addresses. */
  ids: string[];
  total: SubscriberCount;
}

/** Rows scanned in the order of addresses before the trigram index is used. */
const firstWalk = 5_000;
/**
 * Scanned when the first scan found a few rows but no full page: the trigram index is slow for a text that matches
 * thousands.
 */
const longWalk = { rows: 30_000, fromCount: 20 };
/** The trigram index needs three characters; shorter texts are searched at the beginning of words. */
const shortestPart = 3;

const key = addressKey('s.email');
/** The index of parts has this expression. */
const searchedText = `lower(' ' || s.email || ' ' || coalesce(s.first_name, '') || ' ' || coalesce(s.last_name, ''))`;

/**
 * Finds subscribers whose address or name contains a text. A frequent text is found by scanning the list, a rare one
 * by the trigram index: each is slow for the other case.
 */
export async function searchSubscribers(
  em: EntityManager,
  emailListId: string,
  { search, status, after }: Search,
  limit: number,
): Promise<SearchResult> {
  const query = {
    pattern: patternOf(search),
    ofStatus: status ? 'and s.status = ?' : '',
    inList: [emailListId, ...(status ? [status] : [])],
    after: after ? [after] : [],
    limit,
  };
  const first = await walk(em, query, firstWalk);
  if ('ids' in first) return first;
  const further = first.count >= longWalk.fromCount ? await walk(em, query, longWalk.rows) : first;
  return 'ids' in further ? further : searchIndex(em, query);
}

/** Returns the condition for a row `s` whose address or name contains a text. */
export const searchCondition = (search: string): { sql: string; values: unknown[] } => ({
  sql: `${searchedText} like ?`,
  values: [patternOf(search)],
});

function patternOf(search: string): string {
  const text = search.toLowerCase();
  return likePattern(text.length < shortestPart ? ` ${text}` : text);
}

interface Query {
  pattern: string;
  ofStatus: string;
  inList: string[];
  after: string[];
  limit: number;
}

/** Scans a number of rows. Returns only a count when they contain no full page and there are more rows. */
async function walk(em: EntityManager, query: Query, rows: number): Promise<SearchResult | { count: number }> {
  const { pattern, ofStatus, inList, after, limit } = query;
  const [{ walked, count, ids }] = await em.execute<[{ walked: number; count: number; ids: string[] }]>(
    `with walked as materialized (
       select s.id, ${key} as key, ${searchedText} as text from email_list_subscribers s
       where s.email_list_id = ? ${ofStatus} ${after.length > 0 ? `and ${key} > lower(?)` : ''}
       order by ${key} limit ${rows}
     ), found as (select id, key from walked where text like ?)
     select (select count(*)::int from walked) as walked, (select count(*)::int from found) as count,
       array(select id from found order by key limit ?) as ids`,
    [...inList, ...after, pattern, limit],
  );
  if (walked < rows) return { ids, total: cappedCount(count) };
  return count < limit ? { count } : { ids, total: { count: roundedDown(count), isExact: false } };
}

async function searchIndex(
  em: EntityManager,
  { pattern, ofStatus, inList, after, limit }: Query,
): Promise<SearchResult> {
  const [{ count, ids }] = await em.execute<[{ count: number; ids: string[] }]>(
    `with found as materialized (
       select s.id, ${key} as key from email_list_subscribers s
       where ${searchedText} like ? and s.email_list_id = ? ${ofStatus}
     )
     select (select count(*)::int from found) as count,
       array(select id from found ${after.length > 0 ? 'where key > lower(?)' : ''} order by key limit ?) as ids`,
    [pattern, ...inList, ...after, limit],
  );
  return { ids, total: cappedCount(count) };
}

/** Rounds to hundreds: the count is one of many possible lower bounds. */
const roundedDown = (count: number): number => Math.floor(count / 100) * 100;
