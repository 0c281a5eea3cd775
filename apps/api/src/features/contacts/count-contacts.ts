import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql';
import type { ContactCounts } from '@workspace/contracts/contacts';
import { ContactEntity } from './contact-entity.ts';
import {
  allSegments,
  lateWhere,
  matchesSearch,
  segmentNames,
  type SegmentName,
  type Where,
} from './contact-filters.ts';

/** The number of rows of each segment. */
export type SegmentCounts = Record<SegmentName, number>;

/** The most matches of a search that are counted: counting all takes seconds when most of a million rows match. */
const mostMatches = 10_000;

/** Counts the rows of each segment: all of them, or the matches of a search up to 10,000. */
export async function countContacts(
  em: EntityManager,
  search: string | undefined,
  { now, user }: { now: Date; user: string },
): Promise<SegmentCounts> {
  if (!search) {
    const late = await em.count(ContactEntity, lateWhere(now));
    return { ...(await storedCounts(em, user)), late };
  }
  const segments = allSegments(now, user);
  const counts = {} as SegmentCounts;
  for (const name of segmentNames) counts[name] = await countMatches(em, segments[name].where, search);
  return counts;
}

/** Stops at the limit, so that a frequent word costs no more than a rare one. */
async function countMatches(em: EntityManager, where: Where, search: string): Promise<number> {
  const matches = em
    .createQueryBuilder(ContactEntity, 'c')
    .select('id')
    .where({ $and: [where, matchesSearch(search)] } as QBFilterQuery<ContactEntity>)
    .limit(mostMatches);
  const [row] = await em.execute<[{ count: number }]>(
    `select count(*)::int as count from (${matches.getFormattedQuery()}) found`,
  );
  return row.count;
}

/** Returns the counts that triggers maintain. */
async function storedCounts(em: EntityManager, user: string): Promise<Omit<SegmentCounts, 'late'>> {
  const rows = await em.execute<
    { status: Exclude<keyof ContactCounts, 'late' | 'mine'>; owner: string; count: string }[]
  >('select status, owner, count from contact_counts');
  const sum = (status: (typeof rows)[number]['status'], owner?: string) =>
    rows
      .filter((row) => row.status === status && (owner === undefined || row.owner === owner))
      .reduce((all, { count }) => all + Number(count), 0);
  return {
    waiting: sum('waiting'),
    answered: sum('answered'),
    archived: sum('archived'),
    spam: sum('spam'),
    mineOpen: sum('waiting', user),
    mineSettled: sum('answered', user),
  };
}
