import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';

/** The signed-in person. `isStaff` says whether the email's domain is one of the company's. */
export const User = z.object({
  email: z.string(),
  username: z.string(),
  profileImageUrl: z.nullable(z.string()),
  isStaff: z.boolean(),
});
export type User = z.infer<typeof User>;

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'signed_in',
  response: User,
});

/** Begins sign-in. `returnTo` is a path of this site; anything else is read as the home page. `moved`: already led to the public address. */
export const login = defineEndpoint({
  method: 'GET',
  path: '/api/login',
  access: 'public',
  query: z.object({ returnTo: z.optional(z.string()), moved: z.optional(z.literal('1')) }),
  response: 'redirect',
});

/** Where the identity provider sends the person back to. */
export const finishLogin = defineEndpoint({
  method: 'GET',
  path: '/api/login/callback',
  access: 'public',
  response: 'redirect',
  errors: { sign_in_misconfigured: 500 },
});

export const logout = defineEndpoint({
  method: 'GET',
  path: '/api/logout',
  access: 'public',
  response: 'redirect',
});
