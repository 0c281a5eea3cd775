import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '@workspace/contracts/auth';
import { apiError } from '@workspace/contracts/endpoint/api-error';
import { deniedMessage, isPermitted } from '@workspace/contracts/roles';
import { endOtherSessions, endSession, listSessions } from '@workspace/contracts/sessions';
import { serve } from '../../http/serve.ts';
import { endSessionById, endSessionsBut, pageOfSessions, SessionNotFound, type Current } from './manage-sessions.ts';

const currentOf = ({ session }: FastifyRequest): Current => ({ sid: session.sessionId, userId: session.userId! });
/** Owners see and end the sessions of everybody. */
const managesAll = ({ role = 'viewer' }: User): boolean => isPermitted(role, 'sessions:write');

/** Routes of signed-in sessions. */
export function sessionsRoutes(app: FastifyInstance): void {
  serve(app, listSessions, ({ query, user, request }) => {
    const isOfAll = query.of === 'everyone';
    if (isOfAll && !managesAll(user))
      throw apiError(listSessions, 'not_allowed', deniedMessage(user.role ?? 'viewer', 'sessions:write'));
    return pageOfSessions(request.em, currentOf(request), { ...query, isOfAll });
  });

  serve(app, endSession, [SessionNotFound], async ({ params: { id }, user, request }) => {
    await endSessionById(request.em, id, managesAll(user) ? undefined : currentOf(request).userId);
    request.log.info({ event: 'session_ended', sessionId: id });
  });

  serve(app, endOtherSessions, async ({ request }) => ({
    ended: await endSessionsBut(request.em, currentOf(request)),
  }));
}
