import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { Role } from './roles.ts';

/** The signed-in user. `isStaff` is true when the email's domain is a staff domain; only staff have a role. */
export const User = z.object({
  email: z.string(),
  username: z.string(),
  profileImageUrl: z.nullable(z.string()),
  isStaff: z.boolean(),
  role: z.optional(Role),
  /** Until then the sign-in is fresh enough for exports and large sends. */
  freshUntil: z.optional(z.iso.datetime()),
});
export type User = z.infer<typeof User>;

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'signed_in',
  response: User,
});

/**
 * Starts the sign-in. `returnTo` is a path of this site; anything else means the home page. `fresh`: the provider must
 * see the person itself, whoever is signed in there. `moved`: already redirected to the public origin.
 */
export const login = defineEndpoint({
  method: 'GET',
  path: '/api/login',
  access: 'public',
  query: z.object({
    returnTo: z.optional(z.string()),
    fresh: z.optional(z.literal('1')),
    moved: z.optional(z.literal('1')),
  }),
  response: 'redirect',
});

/** The callback of the identity provider. */
export const finishLogin = defineEndpoint({
  method: 'GET',
  path: '/api/login/callback',
  access: 'public',
  audit: 'recorded',
  response: 'redirect',
  errors: { sign_in_misconfigured: 500 },
});

export const logout = defineEndpoint({
  method: 'GET',
  path: '/api/logout',
  access: 'public',
  audit: 'recorded',
  response: 'redirect',
});

/**
 * Back-Channel Logout of OpenID Connect: the identity provider's server sends a signed logout token, which ends its
 * sessions at once. No browser is involved, so the token alone proves its sender.
 */
export const backchannelLogout = defineEndpoint({
  method: 'POST',
  path: '/api/backchannel-logout',
  access: 'public',
  audit: { none: 'the sessions that it ends leave an entry of their own' },
  body: z.object({ logout_token: z.string().check(z.minLength(1), z.maxLength(16_384)) }),
  form: {},
  limit: { most: 300, minutes: 1 },
  status: 200,
  response: 'nothing',
});
