import type { OAuth2Namespace } from '@fastify/oauth2';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { finishLinkedin } from '@workspace/contracts/linkedin-connection';
import type { Linkedin } from '../../adapters/linkedin/open-linkedin.ts';
import type { LinkedinResponse } from '../../adapters/linkedin/response.ts';
import type { LinkedinTokens } from '../../adapters/linkedin/tokens.ts';
import { openOauthFlow } from '../../http/oauth-flow.ts';
import { createState, takeState } from './session-state.ts';

/** Creates the two requests of an authorization at LinkedIn, for a callback on this origin. */
export function authorizationFlow(linkedin: Linkedin, publicOrigin: string) {
  let opening: Promise<OAuth2Namespace> | undefined;
  const flow = () => (opening ??= openFlow(linkedin, publicOrigin));
  return {
    /** Returns the URL to redirect to. The callback is bound to the user's session. */
    begin: async (request: FastifyRequest, reply: FastifyReply): Promise<string> =>
      (await flow()).generateAuthorizationUri(request, reply),
    /** Reads the tokens from the callback. */
    finish: async (request: FastifyRequest, reply: FastifyReply) =>
      completeFlow(linkedin, await flow(), request, reply),
  };
}

function openFlow(
  { authorization: { siteUrl, clientId, clientSecret, scope } }: Linkedin,
  publicOrigin: string,
): Promise<OAuth2Namespace> {
  const { origin, pathname } = new URL(siteUrl);
  const below = pathname.replace(/\/$/, '');
  return openOauthFlow({
    scope,
    credentials: {
      client: { id: clientId, secret: clientSecret },
      auth: {
        tokenHost: origin,
        tokenPath: `${below}/oauth/v2/accessToken`,
        authorizePath: `${below}/oauth/v2/authorization`,
      },
      options: { authorizationMethod: 'body' },
      http: { timeout: 10_000 },
    } as never,
    callbackUri: publicOrigin + finishLinkedin.path,
    generateStateFunction: createState,
    checkStateFunction: takeState,
    redirectStateCookieName: 'linkedin_state',
    cookie: { secure: publicOrigin.startsWith('https:'), sameSite: 'lax', path: finishLinkedin.path, maxAge: 900 },
  });
}

async function completeFlow(
  linkedin: Linkedin,
  flow: OAuth2Namespace,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LinkedinResponse<LinkedinTokens>> {
  const { error, code } = request.query as Record<string, unknown>;
  const signInFailure = (why: string): LinkedinResponse<never> => ({
    failure: { kind: 'sign_in', status: 0, code: why },
  });
  if (error !== undefined || typeof code !== 'string') {
    // Query parameters are not logged verbatim.
    await takeState(request);
    return signInFailure(/^\w{1,60}$/.test(String(error)) ? String(error) : 'no_code');
  }
  try {
    const { token } = await flow.getAccessTokenFromAuthorizationCodeFlow(request, reply);
    return linkedin.tokensOf(token);
  } catch (thrown) {
    const { output, message } = thrown as { output?: { statusCode: number }; message?: string };
    return message === 'Invalid state' ? signInFailure('wrong_state') : linkedin.tokenFailure(output?.statusCode ?? 0);
  }
}
