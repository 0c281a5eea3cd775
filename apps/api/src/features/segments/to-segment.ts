import { ruleErrors, type KnownThings } from '@workspace/contracts/rule-errors';
import type { Segment } from '@workspace/contracts/segments';
import type { SegmentEntity } from './segment-entity.ts';

export const toSegment = (row: SegmentEntity, known: KnownThings): Segment => ({
  id: row.id,
  name: row.name,
  rules: { ...row.rules },
  problems: ruleErrors(row.rules, known).map(({ path, message }) => ({ path: path.join('.'), message })),
  createdBy: row.createdBy ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});
