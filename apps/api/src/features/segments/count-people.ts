import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import type { FieldType } from '@workspace/contracts/field-values';
import type { SegmentRule } from '@workspace/contracts/segment-rules';
import { addressKey } from '../../database/address-key.ts';
import { countSuppressed, mailableLists, withMemory } from './count-matching.ts';
import { segmentCondition, type SegmentCondition } from './segment-condition.ts';

/** Rules without errors, and the fields by key. */
export interface ValidRules {
  rules: SegmentRule;
  types: ReadonlyMap<string, FieldType>;
}

/**
 * Counts the people who match rules and would receive email now: distinct addresses, subscribed to a list outside the
 * trash, not suppressed. An address is in a list once, so the rows of the largest list are counted without comparing
 * addresses. Of each other list only those are added who match on no larger one.
 */
export function countPeople(orm: MikroORM, rules: ValidRules): Promise<number> {
  return withMemory(orm.em, async (em) => {
    const mailable = await mailableLists(em);
    const lists = listsToCount(mailable, rules.rules);
    let count = 0;
    for (const [index, list] of lists.entries())
      count += await countNew(em, list, lists.slice(0, index), mailable, rules);
    return count - (await countSuppressed(em, lists, segmentCondition(rules.rules, rules.types)));
  });
}

/**
 * Returns the lists with rows of all matching people: where the rules name a list and are about persons, whatever their
 * subscriptions, the rows of that list are enough.
 */
function listsToCount(lists: readonly string[], rules: SegmentRule): readonly string[] {
  if (!('all' in rules) || !rules.all.every(isAboutPerson)) return lists;
  const named = rules.all.flatMap((rule) => ('list' in rule ? [rule.list.toLowerCase()] : []));
  return named.length > 0 ? lists.filter((list) => list === named[0]) : lists;
}

const isAboutPerson = (rule: SegmentRule): boolean => 'list' in rule || 'clickedWithinDays' in rule;

/** Counts the matching people of a list who match on none of the larger lists. */
async function countNew(
  em: EntityManager,
  list: string,
  larger: readonly string[],
  mailable: readonly string[],
  rules: ValidRules,
): Promise<number> {
  const here = matchesOn(list, mailable, rules);
  const there = larger.map((one) => matchesOn(one, mailable, rules));
  const isNew = there.map(
    ({ sql }) => `and not exists (
      select from email_list_subscribers s where ${addressKey('s.email')} = ${addressKey('p.email')} and ${sql})`,
  );
  const [{ count }] = await em.execute<[{ count: number }]>(
    `select count(*)::int as count
     from (select s.email from email_list_subscribers s where ${here.sql}) p where true ${isNew.join(' ')}`,
    [here, ...there].flatMap(({ values }) => values),
  );
  return count;
}

/** Returns the condition for a matching row of a list that would receive email. */
function matchesOn(list: string, mailable: readonly string[], { rules, types }: ValidRules): SegmentCondition {
  const { sql, values } = segmentCondition(rules, types, (id) => onOtherList(id.toLowerCase(), list, mailable));
  return { sql: `s.email_list_id = ? and s.status = 'subscribed' and ${sql}`, values: [list, ...values] };
}

/** Returns the condition for a row of a list whose person is on another one: mostly a constant. */
function onOtherList(id: string, list: string, mailable: readonly string[]): SegmentCondition {
  if (id === list || !mailable.includes(id)) return { sql: id === list ? 'true' : 'false', values: [] };
  const sql = `${addressKey('s.email')} in (
    select ${addressKey('o.email')} from email_list_subscribers o where o.email_list_id = ? and o.status = 'subscribed')`;
  return { sql, values: [id] };
}
