import type { FieldType, FieldValue } from '@workspace/contracts/field-values';
import {
  comparisons,
  rulesOf,
  type Comparison,
  type FieldRule,
  type SegmentRule,
  type SingleRule,
} from '@workspace/contracts/segment-rules';
import { addressKey } from '../../database/address-key.ts';
import { likePattern } from '../../database/like-pattern.ts';

/** A condition in SQL with its values in the order of their placeholders `?`. */
export interface SegmentCondition {
  sql: string;
  values: unknown[];
}

const columns: ReadonlyMap<string, string> = new Map([
  ['email', 's.email'],
  ['firstName', 's.first_name'],
  ['lastName', 's.last_name'],
]);

/**
 * Returns the rules of a segment as a condition on a row `s` of `email_list_subscribers`. It says nothing about lists in
 * the trash, unsubscribed rows and suppressed addresses: see `count-people.ts`. `types`: the fields by key; a rule about
 * another field throws, so that a broken segment never matches everybody. `onList`: the condition for a list where more
 * is known about the rows.
 */
export function segmentCondition(
  rules: SegmentRule,
  types: ReadonlyMap<string, FieldType>,
  onList: (id: string) => SegmentCondition = isOnList,
): SegmentCondition {
  const inside = rulesOf(rules);
  if (!inside) return singleCondition(rules as SingleRule, types, onList);
  if (inside.length === 0) throw new Error('A group of a segment has no rules');
  const parts = inside.map((rule) => segmentCondition(rule, types, onList));
  return {
    sql: `(${parts.map(({ sql }) => sql).join('all' in rules ? ' and ' : ' or ')})`,
    values: parts.flatMap(({ values }) => values),
  };
}

function singleCondition(
  rule: SingleRule,
  types: ReadonlyMap<string, FieldType>,
  onList: (id: string) => SegmentCondition,
): SegmentCondition {
  if ('field' in rule) return fieldCondition(rule, types);
  if ('list' in rule) return onList(rule.list);
  if ('clickedWithinDays' in rule) return { sql: hasClicked, values: [rule.clickedWithinDays] };
  if ('joinedWithinDays' in rule)
    return { sql: `s.created_at > now() - make_interval(days => ?)`, values: [rule.joinedWithinDays] };
  if ('source' in rule) return { sql: 's.source = ?', values: [rule.source] };
  if ('importId' in rule) return { sql: 's.import_id = ?', values: [rule.importId] };
  throw new Error('A rule of a segment is of no known kind');
}

/** Holds for every subscription of a person who is subscribed to the list. */
const isOnList = (id: string): SegmentCondition => ({
  sql: `(s.email_list_id = ? or exists (
    select from email_list_subscribers o
    where o.email_list_id = ? and o.status = 'subscribed' and ${addressKey('o.email')} = ${addressKey('s.email')}))`,
  values: [id, id],
});

/** Holds for the addresses that a click which is no scanner's came from. */
const hasClicked = `${addressKey('s.email')} in (
  select ${addressKey('d.email')} from newsletter_clicks k
  join newsletter_deliveries d on d.campaign_id = k.campaign_id and d.id = k.delivery_id
  where k.at > now() - make_interval(days => ?) and k.standing <> 'scanner')`;

function fieldCondition(rule: FieldRule, types: ReadonlyMap<string, FieldType>): SegmentCondition {
  const column = columns.get(rule.field);
  const type = column ? 'text' : types.get(rule.field);
  if (!type) throw new Error(`There is no field ${rule.field}`);
  const comparison = comparisons.find((one) => rule[one] !== undefined)!;
  const value = rule[comparison] ?? null;
  // Keys contain no quotes: see `fieldKeyOf`.
  const expressions = column
    ? { text: column, json: '' }
    : { text: `s.fields ->> '${rule.field}'`, json: `s.fields -> '${rule.field}'` };
  if (value === null || value === '') {
    const isBlank = `coalesce(${expressions.text}, '') = ''`;
    return { sql: comparison === 'is' ? isBlank : `not ${isBlank}`, values: [] };
  }
  if (comparison !== 'isNot') return compare(comparison, type, expressions, value);
  const { sql, values } = compare('is', type, expressions, value);
  // True also where there is no value.
  return { sql: `(${sql}) is not true`, values };
}

interface Expressions {
  text: string;
  json: string;
}

function compare(
  comparison: Exclude<Comparison, 'isNot'>,
  type: FieldType,
  { text, json }: Expressions,
  value: FieldValue,
): SegmentCondition {
  if (comparison === 'contains')
    return { sql: `lower(${text}) like lower(?::text)`, values: [likePattern(String(value))] };
  const operator = operators[comparison];
  if (type === 'text') return { sql: `lower(${text}) = lower(?::text)`, values: [value] };
  if (type === 'boolean') return { sql: `${json} = ?::jsonb`, values: [JSON.stringify(value)] };
  // jsonb compares numbers as numbers, and never fails on a value of another type.
  if (type === 'number') return { sql: `${json} ${operator} ?::jsonb`, values: [JSON.stringify(value)] };
  // The day of a value with a time.
  return { sql: `left(${text}, 10) collate "C" ${operator} ?::text`, values: [String(value).slice(0, 10)] };
}

const operators = { is: '=', over: '>', after: '>', under: '<', before: '<' } as const;
