import type { EntityManager } from '@mikro-orm/postgresql';
import { addressKey } from '../../../database/address-key.ts';
import { arrayLiteral } from '../../../database/text-array.ts';
import { searchCondition } from '../../email-list-subscribers/search-subscribers.ts';
import { SegmentBroken, SegmentNotFound } from '../../segments/find-segment.ts';
import type { SegmentCondition } from '../../segments/segment-condition.ts';
import { suppressedSql } from '../../suppressions/suppress.ts';
import { audienceOf, inSegments, notExcluded, type Audience, type AudienceFields } from './audience.ts';
import { listIdsOf } from './campaign-lists.ts';

interface FoundReader {
  id: string;
  email: string;
  firstName: string | null;
}

const most = 50;

/** Finds some people who would get a campaign, in the order of addresses: the first that the database meets. */
export async function findReaders(em: EntityManager, campaign: AudienceFields, search = ''): Promise<FoundReader[]> {
  const { listIds, segments, excludedListIds } = await knownAudience(em, campaign);
  const inAudience = inSegments(segments);
  const lists = arrayLiteral(listIds);
  const parts: SegmentCondition[] = [
    inAudience
      ? { sql: `(s.email_list_id = any (?::uuid[]) or ${inAudience.sql})`, values: [lists, ...inAudience.values] }
      : { sql: 's.email_list_id = any (?::uuid[])', values: [lists] },
    notExcluded(excludedListIds),
    ...(search === '' ? [] : [searchCondition(search)]),
  ];
  return em.execute<FoundReader[]>(
    `select distinct on (address) id, email, "firstName" from (
       select s.id, s.email, s.first_name as "firstName", ${addressKey('s.email')} as address
       from email_list_subscribers s
       where s.status = 'subscribed' and not ${suppressedSql('s.email')}
         and s.email_list_id = any (array(select id from email_lists where trashed_at is null))
         and ${parts.map(({ sql }) => sql).join(' and ')}
       limit ${most}) found
     order by address, id`,
    parts.flatMap(({ values }) => values),
  );
}

/** Returns the audience; without its segments when one of them was deleted or broken. */
async function knownAudience(em: EntityManager, campaign: AudienceFields): Promise<Audience> {
  try {
    return await audienceOf(em, campaign);
  } catch (error) {
    if (!(error instanceof SegmentNotFound || error instanceof SegmentBroken)) throw error;
    return { listIds: listIdsOf(campaign), excludedListIds: campaign.excludedListIds, segments: [] };
  }
}
