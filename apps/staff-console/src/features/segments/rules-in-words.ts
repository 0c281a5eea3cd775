import type { FieldDefinition } from '@workspace/contracts/field-values';
import { ownValue } from '@workspace/contracts/own-value';
import { personFieldNames } from '@workspace/contracts/rule-errors';
import { rulesOf, type RuleGroup } from '@workspace/contracts/segment-rules';
import { comparisonLabels, hasValue, sourceLabels } from './comparison-labels.ts';
import { draftOf, isGroup, typeOfSubject, type DraftGroup, type DraftItem, type DraftRule } from './draft-rules.ts';

/** The things that rules name. */
export interface RuleNames {
  fields: readonly FieldDefinition[];
  lists: readonly { id: string; name: string }[];
}

/** Describes rules in a sentence without a capital: `City is Denver or City is Boulder`. */
export function rulesInWords(rules: Readonly<Record<string, unknown>>, names: RuleNames): string {
  const group = rules as RuleGroup;
  return rulesOf(group) ? draftInWords(draftOf(group), names) : '';
}

/** Describes rules of the builder, complete or not. */
export const draftInWords = (group: DraftGroup, names: RuleNames): string => itemInWords(group, names, true);

function itemInWords(item: DraftItem, names: RuleNames, isOutermost = false): string {
  if (!isGroup(item)) return ruleInWords(item, names);
  const parts = item.rules.map((one) => itemInWords(one, names));
  const text = parts.join(item.kind === 'all' ? ' and ' : ' or ');
  return isOutermost || parts.length === 1 ? text : `(${text})`;
}

function ruleInWords({ subject, comparison, value }: DraftRule, { fields, lists }: RuleNames): string {
  if (subject === 'list') return `on ${lists.find(({ id }) => id === value)?.name ?? 'a deleted list'}`;
  if (subject === 'clickedWithinDays') return `clicked in the last ${daysOf(value)}`;
  if (subject === 'joinedWithinDays') return `joined in the last ${daysOf(value)}`;
  if (subject === 'source') return `came from ${sourceLabels[value] ?? value}`;
  if (subject === 'importId') return 'came from one import';
  const key = subject.slice('field:'.length);
  const name = ownValue(personFieldNames, key) ?? fields.find((field) => field.key === key)?.name ?? key;
  const label = comparisonLabels[typeOfSubject(subject, fields) ?? 'text'][comparison] ?? comparison;
  return hasValue(comparison) ? `${name} ${label} ${value}` : `${name} ${label}`;
}

const daysOf = (value: string): string => (value === '1' ? 'day' : `${value} days`);
