import type { Endpoint } from '@workspace/contracts/endpoint/define-endpoint';
import { apiError, type ApiError } from '@workspace/contracts/endpoint/api-error';
import type { linkedinErrors } from '@workspace/contracts/linkedin-connection';
import { linkedinRequirements } from '../../config-linkedin.ts';
import type { AccessFailure } from './with-access.ts';

type AnyAsking = Endpoint & { readonly errors: { readonly not_configured: 503 } };
type Requesting = Endpoint & { readonly errors: typeof linkedinErrors };

/** Returns LinkedIn's dependencies, or throws an ApiError that names the settings to set. */
export function configured<D extends object>(endpoint: AnyAsking, deps: D | undefined): D {
  if (deps) return deps;
  throw apiError<'not_configured'>(
    endpoint,
    'not_configured',
    `LinkedIn is not set up. Whoever runs the API has to set ${linkedinRequirements.join(', ')}.`,
  );
}

type Code = Exclude<keyof typeof linkedinErrors, 'not_configured'>;

const refusals: Record<AccessFailure['kind'], readonly [Code, string]> = {
  not_connected: ['not_connected', 'LinkedIn is not connected. Connect it first.'],
  sign_in: ['sign_in_over', 'The LinkedIn sign-in is over. Connect LinkedIn again.'],
  away: ['linkedin_away', 'LinkedIn does not answer. Try again in a few minutes.'],
  busy: ['linkedin_busy', 'LinkedIn takes no more calls for now. Try again later.'],
  role: ['linkedin_refused', 'The connected LinkedIn account may not do this. Connect one that administers the page.'],
  text: ['linkedin_refused', 'LinkedIn did not accept what we asked. Ask whoever runs the site to look at its log.'],
  duplicate: ['linkedin_refused', 'LinkedIn has this already.'],
  version: [
    'linkedin_refused',
    'LinkedIn has ended the version of its API that is set here. Ask whoever runs the site to set LINKEDIN_VERSION to a newer month.',
  ],
};

/** Maps a LinkedIn failure to the endpoint's ApiError. */
export function apiErrorOf(endpoint: Requesting, { kind }: AccessFailure): ApiError {
  const [code, message] = refusals[kind];
  return apiError<Code>(endpoint, code, message);
}
