import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { listContacts } from '@workspace/contracts/contacts';
import type { ResponseOf, ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { ContactEntity } from './contact-entity.ts';
import { matchesSearch, segmentsOf, type Where } from './contact-filters.ts';
import { countContacts, type SegmentCounts } from './count-contacts.ts';
import { promiseOf } from './promise-of.ts';
import { toContact } from './to-contact.ts';

interface Viewer {
  now: Date;
  /** The address of the current user. */
  user: string;
}

type Query = ParsedOf<typeof listContacts>['query'];

/** Returns one page of requests, the late ones first, and the counts per filter. */
export async function pageOfContacts(
  em: EntityManager,
  query: Query,
  { now, user }: Viewer,
): Promise<ResponseOf<typeof listContacts>> {
  return em.transactional(
    async (inside) => {
      const segmentCounts = await countContacts(inside, query.search, { now, user });
      const { mineOpen, mineSettled, ...others } = segmentCounts;
      const counts = { ...others, mine: mineOpen + mineSettled };
      const contacts = (await pageOf(inside, query, segmentCounts, { now, user })).map(toContact);
      const total = query.status && query.status !== 'all' ? counts[query.status] : counts.waiting + counts.answered;
      const { waiting, late } = counts;
      return { contacts, total, waiting, late, counts, promise: await promiseOf(inside, now) };
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true },
  );
}

/** A page can contain the end of one segment and the start of the next. */
async function pageOf(
  em: EntityManager,
  { status, search, page = 1, pageSize = 50 }: Query,
  counts: SegmentCounts,
  { now, user }: Viewer,
): Promise<ContactEntity[]> {
  const found = matchesSearch(search);
  const rows: ContactEntity[] = [];
  let offset = (page - 1) * pageSize;
  for (const { name, where, orderBy } of segmentsOf(status, now, user)) {
    const all: Where = { $and: [where, found] };
    const limit = pageSize - rows.length;
    const count = counts[name];
    if (limit > 0 && offset < count) rows.push(...(await em.find(ContactEntity, all, { orderBy, limit, offset })));
    offset = Math.max(0, offset - count);
  }
  return rows;
}
