import type { LinkedinConfig } from '../../config-linkedin.ts';
import { imageCalls } from './images.ts';
import { failureOf, type LinkedinResponse } from './response.ts';
import { restCalls } from './rest.ts';
import { readTokens, refreshTokens, revokeToken, type LinkedinTokens } from './tokens.ts';

/** The LinkedIn client. */
export type Linkedin = ReturnType<typeof openLinkedin>;

const scope = ['rw_organization_admin', 'r_organization_social', 'w_organization_social'];

/** Creates the LinkedIn client. It makes no request before it is first used. */
export function openLinkedin(config: LinkedinConfig) {
  const { siteUrl, clientId, clientSecret } = config;
  return {
    /** The settings of the authorization flow. */
    authorization: { siteUrl, clientId, clientSecret, scope },
    /** Reads the token response for an authorization code. */
    tokensOf: (body: unknown): LinkedinResponse<LinkedinTokens> => {
      const { data } = readTokens(body);
      return data ? { value: data } : { failure: { kind: 'sign_in', status: 0, code: 'unreadable_tokens' } };
    },
    /** The failure of a token request with this HTTP status; 0: no response. */
    tokenFailure: (status: number): LinkedinResponse<never> => ({
      failure: failureOf(status, new Headers(), undefined, Date.now()),
    }),
    refresh: (refreshToken: string) => refreshTokens(config, refreshToken),
    revoke: (token: string) => revokeToken(config, token),
    /** The public URL of a post. */
    addressOf: (urn: string): string => `${siteUrl}/feed/update/${urn}`,
    ...restCalls(config),
    ...imageCalls(config),
  };
}
