import { defineEntity, p } from '@mikro-orm/core';

const ClaimCheckSchema = defineEntity({
  name: 'ClaimCheck',
  tableName: 'claim_checks',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    postId: p.uuid(),
    /** Verbatim, with each run of white space collapsed to one space. An edited sentence is a different one. */
    sentence: p.text(),
    /** An email address. */
    checkedBy: p.text(),
    checkedAt: p.datetime(3),
  },
});

/** A staff member's confirmation that an unsupported sentence of a post was checked. */
export class ClaimCheckEntity extends ClaimCheckSchema.class {}
ClaimCheckSchema.setClass(ClaimCheckEntity);
