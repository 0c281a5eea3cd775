import { defineEntity, p } from '@mikro-orm/core';

const LinkedinConnectionSchema = defineEntity({
  name: 'LinkedinConnection',
  tableName: 'linkedin_connection',
  properties: {
    isOnly: p.boolean().primary().default(true),
    /** The encrypted tokens: see `encrypt`. */
    tokens: p.blob(),
    keyId: p.text(),
    accessEndsAt: p.datetime(3),
    /** The time after which only a new sign-in can get tokens. */
    signInEndsAt: p.datetime(3),
    /** True when LinkedIn ended the sign-in early. */
    isOver: p.boolean().default(false),
    connectedBy: p.text(),
    connectedAt: p.datetime(3).defaultRaw('now()'),
    organizationId: p.text().nullable(),
    organizationName: p.text().nullable(),
    autoPost: p.boolean().default(false),
  },
});

/** The one connection to LinkedIn and its settings. No row: not connected. */
export class LinkedinConnectionEntity extends LinkedinConnectionSchema.class {}
LinkedinConnectionSchema.setClass(LinkedinConnectionEntity);
