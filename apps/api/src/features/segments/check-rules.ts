import type { EntityManager } from '@mikro-orm/postgresql';
import { ruleErrors, type KnownThings } from '@workspace/contracts/rule-errors';
import type { RuleGroup } from '@workspace/contracts/segment-rules';
import { findKnown } from './find-known.ts';

/** Rules that are valid now, or messages by their places. */
type CheckedRules = { rules: RuleGroup; known: KnownThings } | { fields: Record<string, string> };

/** Checks parsed rules against the fields, lists and imports that exist. */
export async function checkRules(em: EntityManager, rules: unknown): Promise<CheckedRules> {
  const known = await findKnown(em);
  const errors = ruleErrors(rules, known);
  if (errors.length === 0) return { rules: rules as RuleGroup, known };
  return { fields: Object.fromEntries(errors.map(({ path, message }) => [['rules', ...path].join('.'), message])) };
}
