import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldType } from '@workspace/contracts/field-values';
import { ruleErrors, type KnownThings } from '@workspace/contracts/rule-errors';
import type { RuleGroup } from '@workspace/contracts/segment-rules';
import { DomainError } from '../../domain-error.ts';
import { findKnown } from './find-known.ts';
import { segmentCondition, type SegmentCondition } from './segment-condition.ts';
import { SegmentEntity } from './segment-entity.ts';

export class SegmentNotFound extends DomainError<'not_found'> {
  constructor() {
    super('not_found', 'This segment does not exist any more.');
  }
}

/** Thrown for a segment with a rule about something that was deleted. */
export class SegmentBroken extends DomainError<'broken_rules'> {
  constructor(name: string, message: string) {
    super('broken_rules', `The segment “${name}” cannot be counted. ${message}. Edit its rules.`);
  }
}

/** Finds a segment. Throws `SegmentNotFound`. */
export async function findSegment(em: EntityManager, id: string): Promise<SegmentEntity> {
  const segment = await em.findOne(SegmentEntity, { id });
  if (!segment) throw new SegmentNotFound();
  return segment;
}

/** The errors of `findCondition`. */
export const findConditionErrors = [SegmentNotFound, SegmentBroken] as const;

/** Returns the condition of a saved segment on a row `s` of a list. Throws `SegmentNotFound` and `SegmentBroken`. */
export async function findCondition(em: EntityManager, id: string): Promise<SegmentCondition> {
  const { rules, types } = await findRules(em, id);
  return segmentCondition(rules, new Map(Object.entries(types)));
}

/** Returns the rules of a saved segment and the types of the fields. Throws `SegmentNotFound` and `SegmentBroken`. */
export async function findRules(
  em: EntityManager,
  id: string,
): Promise<{ rules: RuleGroup; types: Record<string, FieldType> }> {
  const { name, rules } = await findSegment(em, id);
  const known = await findKnown(em);
  const [error] = ruleErrors(rules, known);
  if (error) throw new SegmentBroken(name, error.message);
  return { rules, types: Object.fromEntries(known.fields.map(({ key, type }) => [key, type])) };
}

/** Returns the condition of rules without errors. */
export const conditionOf = (rules: RuleGroup, { fields }: KnownThings): SegmentCondition =>
  segmentCondition(rules, new Map(fields.map(({ key, type }) => [key, type])));
