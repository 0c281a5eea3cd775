import { raw, type ObjectQuery, type QueryOrderMap } from '@mikro-orm/core';
import type { ContactFilter } from '@workspace/contracts/contacts';
import { likePattern } from '../../database/like-pattern.ts';
import type { ContactEntity } from './contact-entity.ts';

export type Where = ObjectQuery<ContactEntity>;

/** Rows in one order. A list is one of them, or one after the other. */
export const segmentNames = ['waiting', 'late', 'answered', 'mineOpen', 'mineSettled', 'archived', 'spam'] as const;
export type SegmentName = (typeof segmentNames)[number];
interface Segment {
  name: SegmentName;
  where: Where;
  orderBy: QueryOrderMap<ContactEntity>[];
}

/** Each condition is the one of a partial index. */
const waiting: Where = { answeredAt: null, archivedAt: null, spamAt: null };
const answered: Where = { answeredAt: { $ne: null }, archivedAt: null, spamAt: null };
const archived: Where = { archivedAt: { $ne: null }, spamAt: null };
const spam: Where = { spamAt: { $ne: null } };
export const lateWhere = (now: Date): Where => ({ $and: [waiting, { dueAt: { $lt: now } }] });

const dueFirst: Segment['orderBy'] = [{ dueAt: 'asc' }, { id: 'asc' }];
const latest = (column: 'answeredAt' | 'archivedAt' | 'spamAt'): Segment['orderBy'] => [
  { [column]: 'desc' },
  { id: 'desc' },
];

const filters: Readonly<Record<ContactFilter | 'all', readonly SegmentName[]>> = {
  all: ['waiting', 'answered'],
  waiting: ['waiting'],
  late: ['late'],
  answered: ['answered'],
  mine: ['mineOpen', 'mineSettled'],
  archived: ['archived'],
  spam: ['spam'],
};

/** Returns all segments by name. `owner`: the current user. */
export function allSegments(now: Date, owner: string): Record<SegmentName, Segment> {
  return {
    waiting: { name: 'waiting', where: waiting, orderBy: dueFirst },
    late: { name: 'late', where: lateWhere(now), orderBy: dueFirst },
    answered: { name: 'answered', where: answered, orderBy: latest('answeredAt') },
    mineOpen: { name: 'mineOpen', where: { $and: [waiting, { owner }] }, orderBy: dueFirst },
    mineSettled: { name: 'mineSettled', where: { $and: [answered, { owner }] }, orderBy: latest('answeredAt') },
    archived: { name: 'archived', where: archived, orderBy: latest('archivedAt') },
    spam: { name: 'spam', where: spam, orderBy: latest('spamAt') },
  };
}

/** Returns the segments of a filter; without one, those that are neither archived nor spam. */
export function segmentsOf(filter: ContactFilter | 'all' | undefined, now: Date, owner: string): Segment[] {
  const all = allSegments(now, owner);
  return filters[filter ?? 'all'].map((name) => all[name]);
}

/** Must match the index `contacts_inside`. */
const searchedText = (alias: string): string =>
  `lower(' ' || ${alias}.first_name || ' ' || ${alias}.last_name || ' ' || ${alias}.email)`;

/** Must match the index `contacts_tags`. */
const searchedTags = (alias: string): string => `tags_as_text(${alias}.tags)`;

/** The index needs three characters; shorter texts are searched at the beginning of words. */
const shortestPart = 3;

/** Returns the condition of a search in names, addresses and tags; of an empty one, no condition. */
export function matchesSearch(search: string | undefined): Where {
  if (!search) return {};
  const text = search.toLowerCase();
  const $like = likePattern(text.length < shortestPart ? ` ${text}` : text);
  return {
    $or: [
      { [raw((alias) => searchedText(alias))]: { $like } },
      { tags: { $ne: [] }, [raw((alias) => searchedTags(alias))]: { $like } },
    ],
  };
}
