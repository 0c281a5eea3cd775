import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { page, pageSizeUpTo } from './list-query.ts';

/** Hours after which a session ends, used or not. */
export const sessionHoursAtMost = 12;

/** Minutes after a sign-in during which it is fresh enough for exports and large sends. */
export const freshMinutes = 15;

/** A session of a person. Its id is not the one in the cookie. */
export const Session = z.object({
  id: z.uuid(),
  email: z.string(),
  /** The browser and the system in words, such as `Firefox on Windows`. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** Accurate to a minute. */
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/**
 * Lists the running sessions of the current user, the last used first; for an owner with `of=everyone` those of all
 * people. 50 per page by default.
 */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'staff',
  permission: 'own',
  query: z.object({ of: z.optional(z.enum(['me', 'everyone'])), page, pageSize: pageSizeUpTo(200) }),
  response: z.object({ sessions: z.array(Session), total: z.int() }),
});

/** Ends a session: one's own, or for an owner anybody's. Its next request is signed out. */
export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'staff',
  permission: 'own',
  params: z.object({ id: z.uuid() }),
  response: 'nothing',
});

/** Ends all sessions of the current user but this one. */
export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions',
  access: 'staff',
  permission: 'own',
  response: z.object({ ended: z.int() }),
});
