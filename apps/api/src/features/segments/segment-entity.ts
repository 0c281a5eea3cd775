import { defineEntity, p } from '@mikro-orm/core';
import type { RuleGroup } from '@workspace/contracts/segment-rules';

const SegmentSchema = defineEntity({
  name: 'Segment',
  tableName: 'segments',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    name: p.text(),
    rules: p.json().$type<RuleGroup>(),
    createdBy: p.text().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A saved choice of people by rules. */
export class SegmentEntity extends SegmentSchema.class {}
SegmentSchema.setClass(SegmentEntity);
