import { defineEntity, p } from '@mikro-orm/core';

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    sid: p.text().primary(),
    /** The id that people see. */
    id: p.uuid().unique().defaultRaw('uuidv7()'),
    sess: p.json<Record<string, unknown>>(),
    expire: p.datetime(3).index(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    lastUsedAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** The session of a signed-in user. */
export class SessionEntity extends SessionSchema.class {}
SessionSchema.setClass(SessionEntity);
