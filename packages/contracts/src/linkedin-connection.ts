import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/define-endpoint.ts';
import { OrganizationId } from './organization-id.ts';

/** Why LinkedIn cannot be used: nothing is set, nobody has connected it, or its sign-in is over. */
const notReady = { not_configured: 503, not_connected: 409, sign_in_over: 409 } as const;
/** What LinkedIn itself may answer. `linkedin_away`: it did not answer, or could not; `linkedin_refused`: it will not. */
export const linkedinErrors = { ...notReady, linkedin_away: 502, linkedin_busy: 503, linkedin_refused: 502 } as const;

/** A business page that the connected account may post as. `followers` is null where LinkedIn does not tell. */
export const Organization = z.object({ id: z.string(), name: z.string(), followers: z.nullable(z.int()) });
export type Organization = z.infer<typeof Organization>;

/** How many days before the sign-in runs out the console says so. */
export const daysOfWarning = 14;

/** How LinkedIn is connected. `key_missing`: it was, and the key that its tokens are sealed with is not configured any more. */
export const LinkedinSignIn = z.object({
  state: z.enum(['good', 'over', 'key_missing']),
  /** When somebody has to sign in again. */
  endsAt: z.iso.datetime(),
  connectedBy: z.string(),
  connectedAt: z.iso.datetime(),
});
export type LinkedinSignIn = z.infer<typeof LinkedinSignIn>;

/** The page that is posted as, and whether articles are posted when they are published. */
export const LinkedinSettings = z.object({
  organizationId: z.nullable(OrganizationId),
  autoPost: z.boolean(),
});
export type LinkedinSettings = z.infer<typeof LinkedinSettings>;

/** The settings, and the sign-in where there is one. */
const StoredSettings = z.object({
  settings: z.extend(LinkedinSettings, {
    organizationId: z.nullable(z.string()),
    organizationName: z.nullable(z.string()),
  }),
  signIn: z.nullable(LinkedinSignIn),
});

/** Begins the authorisation at LinkedIn. A page navigation. */
export const connectLinkedin = defineEndpoint({
  method: 'GET',
  path: '/api/linkedin/auth',
  access: 'staff',
  response: 'redirect',
  errors: { not_configured: 503 },
});

/** Where LinkedIn sends the person back to. Leads on to blog management, whatever came of it. */
export const finishLinkedin = defineEndpoint({
  method: 'GET',
  path: '/api/linkedin/callback',
  access: 'staff',
  response: 'redirect',
  errors: { not_configured: 503 },
});

/** Whether posts can go out, and where LinkedIn is not set up, the variables that are missing. */
export const getLinkedinStatus = defineEndpoint({
  method: 'GET',
  path: '/api/linkedin/status',
  access: 'staff',
  response: z.object({ connected: z.boolean(), missing: z.array(z.string()) }),
});

/** The pages that the connected account may post as. */
export const listOrganizations = defineEndpoint({
  method: 'GET',
  path: '/api/linkedin/organizations',
  access: 'staff',
  response: z.object({ organizations: z.array(Organization) }),
  errors: linkedinErrors,
});

/** Takes the permission back at LinkedIn and forgets tokens and settings, also where LinkedIn does not answer. */
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

/** Keeps what was chosen. `no_such_page`: the connected account cannot post as it. */
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
