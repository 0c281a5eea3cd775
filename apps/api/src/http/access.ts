import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { User } from '@workspace/contracts/auth';
import type { Access } from '@workspace/contracts/endpoint/define-endpoint';
import { deniedMessage, isPermitted, type Permission } from '@workspace/contracts/roles';
import { bearerOf } from './bearer.ts';
import { requireFreshSignIn } from './fresh-sign-in.ts';
import { isInScopes } from '@workspace/contracts/api-keys';
import { ApiError } from '@workspace/contracts/endpoint/api-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** The permission that staff need: see `permissionOf`. */
    permission?: Permission | 'own';
    needsFreshSignIn?: true;
    acceptsOtherSites?: true;
    /** The names of the route in the audit log; undefined: its calls leave no entry. */
    audit?: { action: string; file: string; resource: string };
  }
  interface FastifyRequest {
    user?: User;
    /** The key that made the request, in place of a session. */
    apiKey?: { id: string; name: string; scopes: readonly Permission[] };
  }
}

export type FindPrincipal = (request: FastifyRequest) => Promise<User | undefined>;

/** Rejects unauthorized requests before the body is read. A route without access settings makes startup fail. */
export function guardAccess(app: FastifyInstance, findPrincipal: FindPrincipal, clock: () => number = Date.now): void {
  app.decorateRequest('user', undefined);
  app.decorateRequest('apiKey', undefined);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.access) throw new Error(`${String(method)} ${url} does not say who may call it`);
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    if (request.is404 || access === 'public') return;
    request.user = await findPrincipal(request);
    if (!request.user && bearerOf(request)) throw new ApiError(401, 'not_signed_in', unknownKey);
    if (!request.user) throw new ApiError(401, 'not_signed_in', 'Sign in to continue.');
    if (access === 'staff' && !request.user.isStaff) {
      throw new ApiError(403, 'not_allowed', 'This area is for our staff.');
    }
    const { permission, needsFreshSignIn } = request.routeOptions.config;
    if (access === 'staff') requirePermission(request.user, permission);
    if (request.apiKey && access === 'staff') requireScope(request.apiKey, permission);
    if (needsFreshSignIn && !request.apiKey) requireFreshSignIn(request, clock());
  });
}

/** Rejects a role without the permission of the route. A route without a permission is for owners. */
function requirePermission({ role = 'viewer' }: User, permission: Permission | 'own' = 'staff:write'): void {
  if (permission === 'own' || isPermitted(role, permission)) return;
  throw new ApiError(403, 'not_allowed', deniedMessage(role, permission));
}

const unknownKey = 'This API key is unknown, expired or deleted. An owner can create another one.';

/** Rejects a key without the scope of the route. What is for the person themselves, no key does. */
function requireScope({ name, scopes }: NonNullable<FastifyRequest['apiKey']>, permission?: Permission | 'own'): void {
  if (permission === undefined || permission === 'own')
    throw new ApiError(403, 'not_allowed', 'No API key can do this. Sign in to the console.');
  if (isInScopes(scopes, permission)) return;
  throw new ApiError(403, 'not_allowed', `The API key "${name}" lacks the scope ${permission}.`);
}
