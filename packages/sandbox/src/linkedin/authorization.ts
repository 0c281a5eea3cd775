import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageHeaders } from '../html.ts';
import { authorizationPage, deadEndPage } from './authorization-page.ts';
import { knownScopes, linkedinClient } from './client.ts';
import { members } from './members.ts';
import { lifetimes, nowInSeconds, type Tokens } from './tokens.ts';

type AuthorizationRequest = { client_id: string; redirect_uri: string; state: string; scope: string };

/**
 * Adds the authorization page, at LinkedIn's own paths below `prefix`. `callbacks`: the registered callback URLs of
 * the application.
 */
export function addAuthorization(
  scope: FastifyInstance,
  { prefix, tokens, callbacks }: { prefix: string; tokens: Tokens; callbacks: readonly string[] },
): void {
  const path = `${prefix}/oauth/v2/authorization`;
  scope.get<{ Querystring: Record<string, string> }>(path, async ({ query }, reply) => {
    const error = errorOf(query, callbacks);
    if (error) return reply.code(400).headers(pageHeaders).send(deadEndPage(error));
    const requested = authorizationQuery(query);
    const wrong = requested.scope.split(' ').find((name) => !knownScopes.includes(name));
    if (query.response_type !== 'code' || wrong !== undefined || !requested.state)
      return redirectBack(reply, requested, {
        error: wrong === undefined ? 'invalid_request' : 'invalid_scope_error',
        error_description: wrong === undefined ? 'A parameter is missing' : `Scope "${wrong}" is not authorized`,
      });
    return reply.headers(pageHeaders).send(authorizationPage(path, requested));
  });
  scope.post<{ Body: URLSearchParams }>(path, async ({ body }, reply) => {
    const fields = Object.fromEntries(body);
    const error = errorOf(fields, callbacks);
    if (error) return reply.code(400).headers(pageHeaders).send(deadEndPage(error));
    const requested = authorizationQuery(fields);
    const member = members.find(({ id }) => id === fields.member);
    if (fields.answer !== 'allow' || !member)
      return redirectBack(reply, requested, {
        error: 'user_cancelled_authorize',
        error_description: 'The user cancelled the authorization',
      });
    const endsAt = nowInSeconds() + lifetimes.code;
    const grant = {
      kind: 'code',
      member: member.id,
      scope: requested.scope,
      endsAt,
      uri: requested.redirect_uri,
    } as const;
    return redirectBack(reply, requested, { code: tokens.issue(grant) });
  });
}

const authorizationQuery = ({
  client_id = '',
  redirect_uri = '',
  state = '',
  scope = '',
}: Record<string, string>): AuthorizationRequest => ({
  client_id,
  redirect_uri,
  state,
  scope,
});

/** An unknown application or URL must not cause a redirect. */
function errorOf({ client_id, redirect_uri }: Record<string, string>, callbacks: readonly string[]) {
  if (client_id !== linkedinClient.id) return 'The passed in client_id is invalid.';
  if (!callbacks.includes(redirect_uri ?? '')) return 'The redirect_uri does not match the registered value.';
  return undefined;
}

function redirectBack(
  reply: FastifyReply,
  { redirect_uri, state }: AuthorizationRequest,
  answer: Record<string, string>,
): FastifyReply {
  const address = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...answer, state })) address.searchParams.set(name, value);
  return reply.redirect(address.href, 303);
}
