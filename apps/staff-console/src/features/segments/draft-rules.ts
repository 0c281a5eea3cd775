import type { FieldDefinition, FieldType, FieldValue } from '@workspace/contracts/field-values';
import { parseFieldText } from '@workspace/contracts/field-texts';
import {
  comparisons,
  personFields,
  rulesOf,
  type RuleGroup,
  type SegmentRule,
  type SingleRule,
} from '@workspace/contracts/segment-rules';

/** A rule as the builder shows it: its subject, its comparison, and its value as text. */
export interface DraftRule {
  id: number;
  /** `field:city`, `list`, `clickedWithinDays`, `joinedWithinDays`, `source` or `importId`. */
  subject: string;
  comparison: string;
  value: string;
}

/** A group of rules in the builder. */
export interface DraftGroup {
  id: number;
  kind: 'all' | 'any';
  rules: DraftItem[];
}

export type DraftItem = DraftRule | DraftGroup;

export const isGroup = (item: DraftItem): item is DraftGroup => 'kind' in item;

let lastId = 0;
/** Returns an ID for React's keys. */
const nextId = (): number => (lastId += 1);

export const newRule = (): DraftRule => ({ id: nextId(), subject: 'field:email', comparison: 'contains', value: '' });
export const newGroup = (kind: 'all' | 'any'): DraftGroup => ({ id: nextId(), kind, rules: [newRule()] });

/** Returns a group that was stored elsewhere with IDs of this page. */
export const withNewIds = (group: DraftGroup): DraftGroup => ({
  ...group,
  id: nextId(),
  rules: group.rules.map((item) => (isGroup(item) ? withNewIds(item) : { ...item, id: nextId() })),
});

/** Returns the type of a subject: of its field, or undefined for other rules and deleted fields. */
export function typeOfSubject(subject: string, fields: readonly FieldDefinition[]): FieldType | undefined {
  if (!subject.startsWith('field:')) return undefined;
  const key = subject.slice('field:'.length);
  return personFields.some((one) => one === key) ? 'text' : fields.find((one) => one.key === key)?.type;
}

/** Converts stored rules to the form of the builder. */
export function draftOf(rules: RuleGroup): DraftGroup {
  return toItem(rules) as DraftGroup;
}

function toItem(rule: SegmentRule): DraftItem {
  const inside = rulesOf(rule);
  if (inside) return { id: nextId(), kind: 'all' in rule ? 'all' : 'any', rules: inside.map(toItem) };
  return { id: nextId(), ...toDraft(rule as SingleRule) };
}

function toDraft(rule: SingleRule): Omit<DraftRule, 'id'> {
  if (!('field' in rule)) {
    const [subject, value] = Object.entries(rule)[0] as [string, string | number];
    return { subject, comparison: 'is', value: String(value) };
  }
  const comparison = comparisons.find((one) => rule[one] !== undefined) ?? 'is';
  const value = rule[comparison] ?? null;
  const subject = `field:${rule.field}`;
  if (value === null) return { subject, comparison: comparison === 'is' ? 'blank' : 'filled', value: '' };
  if (typeof value !== 'boolean') return { subject, comparison, value: String(value) };
  return { subject, comparison: comparison === 'is' ? String(value) : `not-${value}`, value: '' };
}

/** Converts the builder's rules to those that are stored. An incomplete value stays a text, which is rejected. */
export function rulesOfDraft(group: DraftGroup, fields: readonly FieldDefinition[]): RuleGroup {
  const rules = group.rules.map((item) => (isGroup(item) ? rulesOfDraft(item, fields) : ruleOf(item, fields)));
  return group.kind === 'all' ? { all: rules } : { any: rules };
}

function ruleOf({ subject, comparison, value }: DraftRule, fields: readonly FieldDefinition[]): SegmentRule {
  if (!subject.startsWith('field:')) {
    const isDays = subject.endsWith('Days');
    return { [subject]: isDays ? numberOf(value) : value } as SegmentRule;
  }
  const field = subject.slice('field:'.length);
  if (comparison === 'blank') return { field, is: null };
  if (comparison === 'filled') return { field, isNot: null };
  if (comparison === 'true' || comparison === 'false') return { field, is: comparison === 'true' };
  if (comparison === 'not-true' || comparison === 'not-false') return { field, isNot: comparison === 'not-true' };
  const type = typeOfSubject(subject, fields) ?? 'text';
  const parsed: FieldValue = value.trim() === '' ? missing : (parseFieldText(type, value.trim()) ?? value);
  return { field, [comparison]: parsed };
}

/** A blank field is not the same as the comparison "is blank". */
const missing = Number.NaN;

const numberOf = (text: string): number => (text.trim() === '' ? missing : Number(text));
