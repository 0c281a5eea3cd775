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

/** A signed-in person's session. */
export class SessionEntity extends SessionSchema.class {}
SessionSchema.setClass(SessionEntity);
