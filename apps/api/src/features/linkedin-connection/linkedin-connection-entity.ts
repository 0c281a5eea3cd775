import { defineEntity, p } from '@mikro-orm/core';

const LinkedinConnectionSchema = defineEntity({
  name: 'LinkedinConnection',
  tableName: 'linkedin_connection',
  properties: {
    isOnly: p.boolean().primary().default(true),
    /** The tokens, sealed: see `seal`. */
    tokens: p.blob(),
    keyId: p.text(),
    accessEndsAt: p.datetime(3),
    /** When nobody but a person can get new tokens. */
    signInEndsAt: p.datetime(3),
    /** LinkedIn has said that the sign-in is over, before its time. */
    isOver: p.boolean().default(false),
    connectedBy: p.text(),
    connectedAt: p.datetime(3).defaultRaw('now()'),
    organizationId: p.text().nullable(),
    organizationName: p.text().nullable(),
    autoPost: p.boolean().default(false),
  },
});

/** The one connection to LinkedIn, and what is set for it. No row: not connected. */
export class LinkedinConnectionEntity extends LinkedinConnectionSchema.class {}
LinkedinConnectionSchema.setClass(LinkedinConnectionEntity);
