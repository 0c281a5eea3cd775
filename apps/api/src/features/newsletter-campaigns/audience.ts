import type { EntityManager } from '@mikro-orm/postgresql';
import { arrayLiteral } from '../../database/text-array.ts';
import { suppressedSql } from '../suppressions/suppress.ts';
import { listIdsOf } from './campaign-lists.ts';
import type { NewsletterCampaignEntity } from './newsletter-campaign-entity.ts';

/** The fields of a campaign that determine its recipients. */
export type AudienceFields = Pick<
  NewsletterCampaignEntity,
  'emailListId' | 'moreListIds' | 'segmentIds' | 'excludedListIds'
>;

/** A condition on rows `s` of `email_list_subscribers`, with the values of its placeholders. */
export interface Condition {
  sql: string;
  values: unknown[];
}

/** The recipients of a campaign: the people of the lists and of the segments, without those of the excluded lists. */
export interface Audience {
  listIds: readonly string[];
  excludedListIds: readonly string[];
  segments: readonly Condition[];
}

/** Returns the audience of a campaign with its segments as they are now. */
export async function audienceOf(em: EntityManager, campaign: AudienceFields): Promise<Audience> {
  return { listIds: listIdsOf(campaign), excludedListIds: campaign.excludedListIds, segments: [] };
}

const address = (alias: string) => `lower(${alias}.email) collate "C"`;

/** Rows `s` that an excluded list does not have. */
export const notExcluded = (excludedListIds: readonly string[]): Condition =>
  excludedListIds.length === 0
    ? { sql: 'true', values: [] }
    : {
        sql: `not exists (
          select from email_list_subscribers x
          where x.email_list_id = any (?::uuid[]) and ${address('x')} = ${address('s')})`,
        values: [arrayLiteral(excludedListIds)],
      };

/** Rows `s` that are on one of the lists, or in one of the segments. */
function chosen({ listIds, segments }: Audience): Condition {
  const ofLists = { sql: 's.email_list_id = any (?::uuid[])', values: [arrayLiteral(listIds)] };
  if (segments.length === 0) return ofLists;
  const ofSegments = segments.map(({ sql }) => `(${sql})`).join(' or ');
  return {
    sql: `(${ofLists.sql} or (${ofSegments})
      and s.email_list_id = any (array(select id from email_lists where trashed_at is null)))`,
    values: [...ofLists.values, ...segments.flatMap(({ values }) => values)],
  };
}

/** Counts the people of an audience who can be mailed, each once. */
export async function countPeople(em: EntityManager, audience: Audience): Promise<number> {
  const [where, unless] = [chosen(audience), notExcluded(audience.excludedListIds)];
  const isOneList = audience.listIds.length === 1 && audience.segments.length === 0;
  // A hash of 64 bits is counted in a third of the time that a text takes.
  const people = isOneList ? '*' : `distinct hashtextextended(${address('s')}, 0)`;
  const [counted] = await em.execute<[{ people: number }]>(
    `select count(${people})::int as people from email_list_subscribers s
     where s.status = 'subscribed' and ${where.sql} and ${unless.sql} and not ${suppressedSql('s.email')}`,
    [...where.values, ...unless.values],
  );
  return counted.people;
}
