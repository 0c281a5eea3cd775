import { defineEntity, p } from '@mikro-orm/core';

const ClaimCheckSchema = defineEntity({
  name: 'ClaimCheck',
  tableName: 'claim_checks',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    postId: p.uuid(),
    /** Word for word, each run of blanks folded to one. An edited sentence is another. */
    sentence: p.text(),
    /** An email address. */
    checkedBy: p.text(),
    checkedAt: p.datetime(3),
  },
});

/** A person's word that an unsupported sentence of a post was checked. */
export class ClaimCheckEntity extends ClaimCheckSchema.class {}
ClaimCheckSchema.setClass(ClaimCheckEntity);
