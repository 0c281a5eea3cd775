import { defineEntity, p } from '@mikro-orm/core';

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    sid: p.text().primary(),
    sess: p.json<Record<string, unknown>>(),
    expire: p.datetime(3).index(),
  },
});

/** The session of a signed-in user. */
export class SessionEntity extends SessionSchema.class {}
SessionSchema.setClass(SessionEntity);
