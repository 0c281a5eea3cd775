import { defineEntity, p } from '@mikro-orm/core';

const ClaimSourceSchema = defineEntity({
  name: 'ClaimSource',
  tableName: 'claim_sources',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    postId: p.uuid(),
    /** Verbatim, as in `ClaimCheckEntity`. */
    sentence: p.text(),
    title: p.text(),
    url: p.text().nullable(),
    document: p.text().nullable(),
    /** The day when a person read it. */
    readOn: p.date().nullable(),
    /** The words of the source. */
    quote: p.text().nullable(),
    /** An email address. */
    addedBy: p.text(),
    addedAt: p.datetime(3),
  },
});

/** A source that a staff member added to a sentence of a post. */
export class ClaimSourceEntity extends ClaimSourceSchema.class {}
ClaimSourceSchema.setClass(ClaimSourceEntity);
