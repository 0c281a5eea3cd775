import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldType } from '@workspace/contracts/field-values';
import type { SegmentRule } from '@workspace/contracts/segment-rules';
import { addressKey } from '../../../database/address-key.ts';
import { arrayLiteral } from '../../../database/text-array.ts';
import { findRules } from '../../segments/find-segment.ts';
import { segmentCondition, type SegmentCondition } from '../../segments/segment-condition.ts';
import { listIdsOf } from './campaign-lists.ts';
import type { NewsletterCampaignEntity } from '../newsletter-campaign-entity.ts';

/** The fields of a campaign that determine its recipients. */
export type AudienceFields = Pick<
  NewsletterCampaignEntity,
  'emailListId' | 'moreListIds' | 'segmentIds' | 'excludedListIds'
>;

/** The rules of a segment and the types of the fields at the start of a campaign. */
export interface FixedSegment {
  rules: SegmentRule;
  types: Record<string, FieldType>;
}

/** The recipients of a campaign: the people of the lists and of the segments, without those of the excluded lists. */
export interface Audience {
  listIds: readonly string[];
  excludedListIds: readonly string[];
  segments: readonly FixedSegment[];
}

/** Returns the audience of a campaign with its segments as they are now. Throws the errors of `findRules`. */
export async function audienceOf(em: EntityManager, campaign: AudienceFields): Promise<Audience> {
  const segments: FixedSegment[] = [];
  for (const id of campaign.segmentIds) {
    const { rules, types } = await findRules(em, id);
    segments.push({ rules, types: Object.fromEntries(types) });
  }
  return { listIds: listIdsOf(campaign), excludedListIds: campaign.excludedListIds, segments };
}

/** Rows `s` that an excluded list does not have. */
export const notExcluded = (excludedListIds: readonly string[]): SegmentCondition =>
  excludedListIds.length === 0
    ? { sql: 'true', values: [] }
    : {
        sql: `not exists (
          select from email_list_subscribers x
          where x.email_list_id = any (?::uuid[]) and ${addressKey('x.email')} = ${addressKey('s.email')})`,
        values: [arrayLiteral(excludedListIds)],
      };

/** Rows `s` that are in one of the segments; undefined without segments. */
export function inSegments(segments: readonly FixedSegment[]): SegmentCondition | undefined {
  if (segments.length === 0) return undefined;
  const conditions = segments.map(({ rules, types }) => segmentCondition(rules, new Map(Object.entries(types))));
  return {
    sql: `(${conditions.map(({ sql }) => sql).join(' or ')})`,
    values: conditions.flatMap(({ values }) => values),
  };
}
