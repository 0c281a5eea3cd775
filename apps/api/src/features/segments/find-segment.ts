import type { EntityManager } from '@mikro-orm/postgresql';
import { ruleErrors, type KnownThings } from '@workspace/contracts/rule-errors';
import type { RuleGroup } from '@workspace/contracts/segment-rules';
import { DomainError } from '../../domain-error.ts';
import type { ValidRules } from './count-people.ts';
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

/** The errors of `findRules` and `findCondition`. */
export const findRulesErrors = [SegmentNotFound, SegmentBroken] as const;

/** Finds the rules of a saved segment. Throws `SegmentNotFound` and `SegmentBroken`. */
export async function findRules(em: EntityManager, id: string): Promise<ValidRules> {
  const { name, rules } = await findSegment(em, id);
  const known = await findKnown(em);
  const [error] = ruleErrors(rules, known);
  if (error) throw new SegmentBroken(name, error.message);
  return validRules(rules, known);
}

/** Returns the condition of a saved segment on a row `s` of a list. Throws `SegmentNotFound` and `SegmentBroken`. */
export async function findCondition(em: EntityManager, id: string): Promise<SegmentCondition> {
  const { rules, types } = await findRules(em, id);
  return segmentCondition(rules, types);
}

/** Returns rules without errors together with the types of the fields. */
export const validRules = (rules: RuleGroup, { fields }: KnownThings): ValidRules => ({
  rules,
  types: new Map(fields.map(({ key, type }) => [key, type])),
});
