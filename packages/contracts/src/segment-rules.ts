import * as z from 'zod/mini';
import type { FieldValue } from './field-values.ts';
import { ruleErrors } from './rule-errors.ts';

/** The comparisons of a field rule. */
export const comparisons = ['is', 'isNot', 'contains', 'over', 'under', 'before', 'after'] as const;
export type Comparison = (typeof comparisons)[number];

/** Fields that every subscriber has, as texts. */
export const personFields = ['email', 'firstName', 'lastName'] as const;

/** One comparison of a field, by its key or as one of `personFields`. `is: null` holds where there is no value. */
export type FieldRule = { field: string } & { [C in Comparison]?: FieldValue | null };

/** The origins of a subscriber. */
export const subscriberSources = ['manual', 'import', 'website'] as const;

/** A single rule, about a subscription of a person; `list` and `clickedWithinDays` about the person. */
export type SingleRule =
  | FieldRule
  | { list: string }
  | { clickedWithinDays: number }
  | { joinedWithinDays: number }
  | { source: (typeof subscriberSources)[number] }
  | { importId: string };

/** Rules that all hold, or of which any holds. */
export type RuleGroup = { all: SegmentRule[] } | { any: SegmentRule[] };
export type SegmentRule = SingleRule | RuleGroup;

/** Returns the rules of a group, and undefined for a single rule. */
export function rulesOf(rule: SegmentRule): SegmentRule[] | undefined {
  if ('all' in rule) return rule.all;
  return 'any' in rule ? rule.any : undefined;
}

const list = z.optional(z.array(z.record(z.string(), z.unknown())));

/** The rules of a segment. The messages say which rule is invalid, counted from 1 in reading order. */
export const SegmentRules = z.looseObject({ all: list, any: list }).check((context) => {
  for (const { path, message } of ruleErrors(context.value))
    context.issues.push({ code: 'custom', input: context.value, path: [...path], message });
});
