import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { OrganizationId } from './organization-id.ts';

/** The reasons why LinkedIn cannot be used: not configured, not connected, or its sign-in has expired. */
const notReady = { not_configured: 503, not_connected: 409, sign_in_over: 409 } as const;
/**
 * The errors of LinkedIn itself. `linkedin_away`: no response, or a failure; `linkedin_refused`: it rejected the
 * request.
 */
export const linkedinErrors = { ...notReady, linkedin_away: 502, linkedin_busy: 503, linkedin_refused: 502 } as const;

/** An organization that the connected account may post for. `followers` is null when LinkedIn does not return it. */
export const Organization = z.object({ id: z.string(), name: z.string(), followers: z.nullable(z.int()) });
export type Organization = z.infer<typeof Organization>;

/** The console shows a warning this many days before the sign-in expires. */
export const daysOfWarning = 14;

/** The state of LinkedIn's sign-in. `key_missing`: the encryption key of its tokens is no longer configured. */
export const LinkedinSignIn = z.object({
  state: z.enum(['good', 'over', 'key_missing']),
  /** The time when a new sign-in is required. */
  endsAt: z.iso.datetime(),
  connectedBy: z.string(),
  connectedAt: z.iso.datetime(),
});
export type LinkedinSignIn = z.infer<typeof LinkedinSignIn>;

/** The organization to post for, and the switch to post articles when they are published. */
export const LinkedinSettings = z.object({
  organizationId: z.nullable(OrganizationId),
  autoPost: z.boolean(),
});
export type LinkedinSettings = z.infer<typeof LinkedinSettings>;

/** The settings, and the sign-in if there is one. */
const StoredSettings = z.object({
  settings: z.extend(LinkedinSettings, {
    organizationId: z.nullable(z.string()),
    organizationName: z.nullable(z.string()),
  }),
  signIn: z.nullable(LinkedinSignIn),
});

/** Starts the authorization at LinkedIn. A page navigation. */
export const connectLinkedin = defineEndpoint({
  method: 'GET',
  path: '/api/linkedin/auth',
  access: 'staff',
  permission: 'linkedin:write',
  response: 'redirect',
  errors: { not_configured: 503 },
});

/** The callback of LinkedIn. Redirects to blog management with any outcome. */
export const finishLinkedin = defineEndpoint({
  method: 'GET',
  path: '/api/linkedin/callback',
  access: 'staff',
  audit: 'recorded',
  permission: 'linkedin:write',
  response: 'redirect',
  errors: { not_configured: 503 },
});

/** Returns the posting status, and the missing variables when LinkedIn is not configured. */
export const getLinkedinStatus = defineEndpoint({
  method: 'GET',
  path: '/api/linkedin/status',
  access: 'staff',
  response: z.object({ connected: z.boolean(), missing: z.array(z.string()) }),
});

/** Lists the organizations that the connected account may post for. */
export const listOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/linkedin/organizations',
  access: 'staff',
  response: z.object({ organizations: z.array(Organization) }),
  errors: linkedinErrors,
});

/** Revokes the token at LinkedIn and deletes tokens and settings, even when LinkedIn does not respond. */
export const disconnectLinkedin = defineEndpoint({
  method: 'POST',
  path: '/api/linkedin/disconnect',
  access: 'staff',
  response: 'nothing',
  errors: { not_configured: 503 },
});

export const getLinkedinSettings = defineEndpoint({
  method: 'GET',
  path: '/api/linkedin/settings',
  access: 'staff',
  response: StoredSettings,
  errors: { not_configured: 503 },
});

/** Stores the settings. `no_such_page`: the connected account cannot post for it. */
export const saveLinkedinSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/linkedin/settings',
  access: 'staff',
  body: LinkedinSettings.check(
    z.refine(({ organizationId, autoPost }) => !autoPost || organizationId !== null, {
      path: ['autoPost'],
      error: 'Choose a page first',
    }),
  ),
  response: StoredSettings,
  errors: { ...linkedinErrors, no_such_page: 409 },
});
