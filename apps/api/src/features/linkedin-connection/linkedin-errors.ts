import type { linkedinErrors } from '@workspace/contracts/linkedin-connection';
import { DomainError } from '../../domain-error.ts';
import { linkedinRequirements } from '../../config-linkedin.ts';
import type { AccessFailure } from './with-access-token.ts';

export class LinkedinNotConfigured extends DomainError<'not_configured'> {
  constructor() {
    super('not_configured', `LinkedIn is not set up. The API needs ${linkedinRequirements.join(', ')}.`);
  }
}

/** Returns LinkedIn's dependencies. Throws `LinkedinNotConfigured`, which names the settings to set. */
export function configured<D extends object>(deps: D | undefined): D {
  if (deps) return deps;
  throw new LinkedinNotConfigured();
}

type Code = Exclude<keyof typeof linkedinErrors, 'not_configured'>;

/** Thrown when LinkedIn rejects a request or cannot be reached. */
export class LinkedinError extends DomainError<Code> {
  constructor({ kind }: AccessFailure) {
    super(...errorsByKind[kind]);
  }
}

const errorsByKind: Record<AccessFailure['kind'], readonly [Code, string]> = {
  not_connected: ['not_connected', 'LinkedIn is not connected. Connect it first.'],
  sign_in: ['sign_in_over', 'The LinkedIn sign-in is over. Connect LinkedIn again.'],
  away: ['linkedin_away', 'LinkedIn does not answer. Try again in a few minutes.'],
  unready: ['linkedin_busy', 'LinkedIn is not ready yet. Try again in a minute.'],
  busy: ['linkedin_busy', 'LinkedIn takes no more calls for now. Try again later.'],
  role: ['linkedin_refused', 'The connected LinkedIn account may not do this. Connect one that administers the page.'],
  text: [
    'linkedin_refused',
    'LinkedIn did not accept what we asked. Ask the people who run the site to look at its log.',
  ],
  duplicate: ['linkedin_refused', 'LinkedIn has this already.'],
  version: [
    'linkedin_refused',
    'LinkedIn has ended the version of its API that is set here. Ask the people who run the site to set LINKEDIN_VERSION to a newer month.',
  ],
};
