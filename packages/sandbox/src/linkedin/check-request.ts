import type { IncomingHttpHeaders } from 'node:http';
import { members, publishes, type Member } from './members.ts';
import { RestError } from './rest-error.ts';
import type { Tokens } from './tokens.ts';

/** The headers of a request, and the member with the granted permissions. */
type ApiRequest = { headers: IncomingHttpHeaders };
export type Caller = { member: Member; scopes: string[] };
export type Authorize = (request: ApiRequest) => Caller;

/** The number of months that a version is supported. */
const supportedMonths = 12;

/**
 * Checks version, protocol and token as the versioned API does before it reads a request. Returns the member and the
 * permissions.
 */
export function checkRequest({ headers }: ApiRequest, tokens: Tokens): Caller {
  checkVersion(headers['linkedin-version']);
  if (headers['x-restli-protocol-version'] !== '2.0.0')
    throw new RestError(400, 'INVALID_PROTOCOL_VERSION', 'Send X-Restli-Protocol-Version: 2.0.0');
  return checkToken({ headers }, tokens);
}

/** Checks the token. Returns its member and the permissions. */
export function checkToken({ headers }: ApiRequest, tokens: Tokens): Caller {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (!token) throw new RestError(401, 'EMPTY_ACCESS_TOKEN', 'Empty oauth2 access token', 65604);
  const grant = tokens.read(token);
  if (grant?.kind !== 'access') throw new RestError(401, 'INVALID_ACCESS_TOKEN', 'Invalid access token', 65600);
  if (grant.isRevoked)
    throw new RestError(401, 'REVOKED_ACCESS_TOKEN', 'The token used in the request has been revoked', 65601);
  if (grant.isOver)
    throw new RestError(401, 'EXPIRED_ACCESS_TOKEN', 'The token used in the request has expired', 65602);
  return { member: members.find(({ id }) => id === grant.member)!, scopes: grant.scope.split(' ') };
}

/** Rejects a call without the required permission. */
export function requireScope(scopes: readonly string[], scope: string, call: string): void {
  if (!scopes.includes(scope))
    throw new RestError(403, 'ACCESS_DENIED', `Not enough permissions to access: ${call}`, 100);
}

/** Rejects a member who may not publish for an organization. */
export function requireRole(member: Member, organization: string, call: string): void {
  const [, id] = /^urn:li:organization:(\d+)$/.exec(organization) ?? [];
  if (!id || !publishes.includes(member.roles[id] ?? ''))
    throw new RestError(403, 'ACCESS_DENIED', `Not enough permissions to access: ${call}`, 100);
}

function checkVersion(version: string | string[] | undefined): void {
  if (version === undefined)
    throw new RestError(
      400,
      'VERSION_MISSING',
      'A version must be present. Please specify a version by adding the LinkedIn-Version header.',
    );
  const [, year, month] = /^(20\d\d)(0[1-9]|1[0-2])$/.exec(String(version)) ?? [];
  const now = new Date();
  const age = now.getUTCFullYear() * 12 + now.getUTCMonth() - (Number(year) * 12 + Number(month) - 1);
  if (!year || age < 0 || age > supportedMonths)
    throw new RestError(426, 'NONEXISTENT_VERSION', `Requested version ${String(version)} is not active`);
}
