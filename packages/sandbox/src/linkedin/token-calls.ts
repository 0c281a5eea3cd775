import type { FastifyInstance, FastifyReply } from 'fastify';
import { linkedinClient } from './client.ts';
import { lifetimes, nowInSeconds, type Grant, type Tokens } from './tokens.ts';

type Fields = Record<string, string>;

/** Adds the server-to-server calls of OAuth 2.0: code for tokens, refresh token for access token, revoke. */
export function addTokenCalls(scope: FastifyInstance, prefix: string, tokens: Tokens): void {
  scope.post<{ Body: URLSearchParams }>(`${prefix}/oauth/v2/accessToken`, async ({ body }, reply) => {
    const fields = fieldsIn(body);
    const error = fields ? clientError(fields) : unreadable;
    if (error) return reject(reply, ...error);
    if (fields!.grant_type === 'authorization_code') return exchangeCode(reply, fields!, tokens);
    if (fields!.grant_type === 'refresh_token') return refreshGrant(reply, fields!, tokens);
    return reject(reply, 400, 'unsupported_grant_type', 'The grant type is not supported');
  });
  scope.post<{ Body: URLSearchParams }>(`${prefix}/oauth/v2/revoke`, async ({ body }, reply) => {
    const fields = fieldsIn(body);
    const error = fields ? clientError(fields) : unreadable;
    if (error) return reject(reply, ...error);
    if (!fields!.token || !tokens.read(fields!.token))
      return reject(reply, 400, 'invalid_request', 'The token is not one of this application');
    tokens.revoke(fields!.token);
    return reply.code(200).send();
  });
}

type Problem = [status: number, error: string, description: string];

const unreadable: Problem = [400, 'invalid_request', 'Send application/x-www-form-urlencoded'];

const fieldsIn = (body: unknown): Fields | undefined =>
  body instanceof URLSearchParams ? Object.fromEntries(body) : undefined;

function clientError({ client_id, client_secret }: Fields): Problem | undefined {
  if (client_id === linkedinClient.id && client_secret === linkedinClient.secret) return undefined;
  return [401, 'invalid_client', 'Client authentication failed'];
}

const reject = (reply: FastifyReply, ...[status, error, description]: Problem) =>
  reply.code(status).send({ error, error_description: description });

/** A code is valid once, for the callback URL that it was issued for. */
function exchangeCode(reply: FastifyReply, { code = '', redirect_uri }: Fields, tokens: Tokens) {
  const grant = tokens.read(code);
  if (grant?.kind !== 'code' || grant.isOver || grant.isRevoked || grant.uri !== redirect_uri)
    return reject(
      reply,
      400,
      'invalid_request',
      'Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. Or authorization code expired. Or external member binding exists',
    );
  tokens.revoke(code);
  const endsAt = nowInSeconds() + lifetimes.refresh;
  const refresh = tokens.issue({ kind: 'refresh', member: grant.member, scope: grant.scope, endsAt });
  return reply.send(tokenResponse(tokens, { ...grant, endsAt }, refresh));
}

/** The refresh token stays the same, and using it does not extend its life. */
function refreshGrant(reply: FastifyReply, { refresh_token = '' }: Fields, tokens: Tokens) {
  const grant = tokens.read(refresh_token);
  if (grant?.kind !== 'refresh' || grant.isOver || grant.isRevoked)
    return reject(reply, 400, 'invalid_grant', 'Token has been expired or revoked.');
  return reply.send(tokenResponse(tokens, grant, refresh_token));
}

function tokenResponse(tokens: Tokens, { member, scope, endsAt: refreshEndsAt }: Grant, refreshToken: string) {
  const endsAt = Math.min(nowInSeconds() + lifetimes.access, refreshEndsAt);
  return {
    access_token: tokens.issue({ kind: 'access', member, scope, endsAt }),
    expires_in: endsAt - nowInSeconds(),
    refresh_token: refreshToken,
    refresh_token_expires_in: refreshEndsAt - nowInSeconds(),
    scope: scope.replaceAll(' ', ','),
    token_type: 'Bearer',
  };
}
