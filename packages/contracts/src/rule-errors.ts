import { fieldValueError, isFieldDate, type FieldDefinition, type FieldType } from './field-values.ts';

/** An invalid rule: its place in the rules, and a message that names it. */
export interface RuleError {
  path: (string | number)[];
  message: string;
}

/** The things that rules refer to. Without it, only the form of the rules is checked. */
export interface KnownThings {
  /** The fields of subscribers. */
  fields: readonly FieldDefinition[];
  /** Says why no rule can name a list, such as "is in the trash"; undefined for one that rules can name. */
  listError: (id: string) => string | undefined;
  /** Says why no rule can name an import. */
  importError: (id: string) => string | undefined;
}

const deepestGroup = 5;
const mostRules = 100;
const mostDays = 36_500;
const longestText = 500;
const missingValue = 'write a value to compare with';

type Rule = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** Names of the fields that every subscriber has. */
export const personFieldNames: Readonly<Record<string, string>> = {
  email: 'Address',
  firstName: 'First name',
  lastName: 'Last name',
};

/** The comparisons that a type of field has. */
export const comparisonsOf: Readonly<Record<FieldType, readonly string[]>> = {
  text: ['is', 'isNot', 'contains'],
  number: ['is', 'isNot', 'over', 'under'],
  date: ['is', 'isNot', 'before', 'after'],
  boolean: ['is', 'isNot'],
};
const everyComparison = [...new Set(Object.values(comparisonsOf).flat())];
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns the errors of the rules of a segment, in reading order. */
export function ruleErrors(rules: unknown, known?: KnownThings): RuleError[] {
  const errors: RuleError[] = [];
  let count = 0;
  const checkGroup = (group: Rule, path: Path, depth: number): void => {
    const kind = 'all' in group ? 'all' : 'any';
    const inside = group[kind];
    const place = path.length === 0 ? 'The segment' : 'A group of the segment';
    const fault = groupError(group, kind, depth, place);
    if (fault) errors.push({ path: [...path], message: fault });
    else for (const [index, rule] of (inside as unknown[]).entries()) checkRule(rule, [...path, kind, index], depth);
  };
  const checkRule = (rule: unknown, path: Path, depth: number): void => {
    if (count > mostRules) return;
    if (isRule(rule) && ('all' in rule || 'any' in rule)) return checkGroup(rule, path, depth + 1);
    count += 1;
    const fault = count > mostRules ? `a segment has at most ${mostRules} rules` : singleError(rule, known);
    if (fault) errors.push({ path: [...path], message: `Rule ${count}: ${fault}` });
  };
  if (!isRule(rules)) return [{ path: [], message: 'Write the rules as { all: [...] } or { any: [...] }' }];
  checkGroup(rules, [], 1);
  return errors;
}

const isRule = (value: unknown): value is Rule => typeof value === 'object' && value !== null && !Array.isArray(value);

function groupError(group: Rule, kind: 'all' | 'any', depth: number, place: string): string | undefined {
  const keys = Object.keys(group).filter((key) => group[key] !== undefined);
  const inside = group[kind];
  if (keys.length !== 1 || !Array.isArray(inside)) return `${place} needs one list of rules, all or any`;
  if (inside.length === 0) return `${place} has no rules. Add one`;
  return depth > deepestGroup ? `Groups can be nested ${deepestGroup} deep` : undefined;
}

function singleError(rule: unknown, known: KnownThings | undefined): string | undefined {
  if (!isRule(rule)) return 'this has to be an object such as { field, is }';
  const keys = Object.keys(rule).filter((key) => rule[key] !== undefined);
  if ('field' in rule) return fieldRuleError(rule, keys, known);
  const [key = ''] = keys;
  const check = Object.hasOwn(otherRules, key) ? otherRules[key] : undefined;
  if (keys.length !== 1 || !check)
    return 'it needs a field with a comparison, or one of list, clickedWithinDays, joinedWithinDays, source and importId';
  return check(rule[key], known);
}

type Check = (value: unknown, known: KnownThings | undefined) => string | undefined;

const daysError: Check = (value) =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= mostDays
    ? undefined
    : 'write a whole number of days, 1 or more';

const otherRules: Readonly<Record<string, Check>> = {
  list: (value, known) => {
    if (typeof value !== 'string' || !uuid.test(value)) return 'choose a list';
    return known?.listError(value);
  },
  importId: (value, known) => {
    if (typeof value !== 'string' || !uuid.test(value)) return 'choose an import';
    return known?.importError(value);
  },
  source: (value) =>
    ['manual', 'import', 'website'].includes(value as string) ? undefined : 'choose manual, import or website',
  clickedWithinDays: daysError,
  joinedWithinDays: daysError,
};

function fieldRuleError(rule: Rule, keys: string[], known: KnownThings | undefined): string | undefined {
  const { field } = rule;
  if (typeof field !== 'string' || field === '') return 'choose a field';
  const given = keys.filter((key) => key !== 'field');
  const [comparison = ''] = given;
  if (given.length !== 1 || !everyComparison.includes(comparison))
    return `it needs one comparison: ${everyComparison.join(', ')}`;
  const isText = Object.hasOwn(personFieldNames, field);
  const definition = known?.fields.find(({ key }) => key === field);
  const type = isText ? 'text' : definition?.type;
  if (known && !type) return `there is no field “${field.slice(0, 100)}” (any more)`;
  const value = rule[comparison];
  // Not written yet, in the builder.
  if (Number.isNaN(value)) return missingValue;
  if (value === null || value === '') return comparison === 'is' || comparison === 'isNot' ? undefined : missingValue;
  if (!type) return looseError(comparison, value);
  const name = definition?.name ?? personFieldNames[field]!;
  if (!comparisonsOf[type].includes(comparison))
    return `“${name}” is a ${type === 'boolean' ? 'yes or no' : type}: use ${comparisonsOf[type].join(', ')}`;
  return typedError(name, type, value);
}

function typedError(name: string, type: FieldType, value: unknown): string | undefined {
  const fault = fieldValueError(type, value);
  if (fault) return `“${name}” is compared with a ${type === 'boolean' ? 'true or false' : type}`;
  return typeof value === 'string' && value.length > longestText ? 'keep this under 500 characters' : undefined;
}

/** Checks a value by its comparison alone, where the field is unknown. */
function looseError(comparison: string, value: unknown): string | undefined {
  if (comparison === 'over' || comparison === 'under')
    return Number.isFinite(value) ? undefined : `${comparison} compares with a number`;
  if (comparison === 'before' || comparison === 'after')
    return typeof value === 'string' && isFieldDate(value) ? undefined : `${comparison} compares with a date`;
  if (comparison === 'contains') return typeof value === 'string' ? undefined : 'contains compares with a text';
  return ['string', 'number', 'boolean'].includes(typeof value) ? undefined : missingValue;
}
