import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { page, pageSizeUpTo } from './list-query.ts';
import { resources, type Permission } from './roles.ts';
import { maxCharacters } from './max-characters.ts';

/** Days until a key expires when its creation names no time, and at most. */
export const keyDays = { default: 90, most: 731 } as const;

/** The number of calls that a key may make in a minute. */
export const keyCallsPerMinute = 300;

/** A key never manages keys, sessions or roles: whoever finds it must not be able to stay. */
const neverGranted: readonly Permission[] = ['api-keys:read', 'api-keys:write', 'sessions:read', 'sessions:write'];
const notForKeys: readonly Permission[] = [...neverGranted, 'staff:write', 'audit-log:write', 'overview:write'];

/** The permissions that a key may have. */
export const keyScopes: readonly Permission[] = resources
  .flatMap((resource) => [`${resource}:read`, `${resource}:write`] as const)
  .filter((scope) => !notForKeys.includes(scope));

const Scope = z.enum(keyScopes as [Permission, ...Permission[]], 'Choose scopes such as blog-posts:read');

/** A key without its secret. `hint` is its beginning; `lastUsedAt` is accurate to a minute. */
export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  hint: z.string(),
  scopes: z.array(Scope),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** Returns true when the scopes of a key contain a permission; `write` contains `read`. */
export function isInScopes(scopes: readonly Permission[], permission: Permission): boolean {
  return scopes.includes(permission) || scopes.includes(permission.replace(/:read$/, ':write') as Permission);
}

/** Lists the keys that have not been deleted, the newest first, 50 per page by default. */
export const listApiKeys = defineEndpoint({
  method: 'GET',
  path: '/api/api-keys',
  access: 'staff',
  query: z.object({ page, pageSize: pageSizeUpTo(200) }),
  response: z.object({ apiKeys: z.array(ApiKey), total: z.int() }),
});

/**
 * Creates a key for `Authorization: Bearer`, and returns its secret once. It acts for its creator, with the scopes that
 * the creator's role has too. Without `expiresAt` it expires after 90 days.
 */
export const createApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/api-keys',
  access: 'staff',
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1, 'Name the key'), maxCharacters(100)),
    scopes: z.array(Scope).check(z.minLength(1, 'Choose at least one scope')),
    expiresAt: z.optional(z.nullable(z.iso.datetime({ offset: true, error: 'Choose a time' }))),
  }),
  status: 201,
  response: z.object({ apiKey: ApiKey, key: z.string() }),
});

/** Deletes a key: its next call is rejected. */
export const deleteApiKey = defineEndpoint({
  method: 'DELETE',
  path: '/api/api-keys/:id',
  access: 'staff',
  params: z.object({ id: z.uuid() }),
  response: 'nothing',
});
