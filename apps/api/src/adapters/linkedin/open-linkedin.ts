import oauth2, { type OAuth2Namespace } from '@fastify/oauth2';
import cookie from '@fastify/cookie';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { finishLinkedin } from '@workspace/contracts/linkedin-connection';
import type { LinkedinConfig } from '../../config-linkedin.ts';
import { failureOf, type LinkedinResponse } from './response.ts';
import { restCalls } from './rest.ts';
import { createState, takeState } from './session-state.ts';
import { readTokens, refreshTokens, revokeToken, type LinkedinTokens } from './tokens.ts';

/** The LinkedIn client. */
export type Linkedin = ReturnType<typeof openLinkedin>;

const scope = ['rw_organization_admin', 'r_organization_social', 'w_organization_social'];

/** Creates the LinkedIn client. It makes no request before it is first used. */
export function openLinkedin(config: LinkedinConfig, publicOrigin: string) {
  let opening: Promise<OAuth2Namespace> | undefined;
  const flow = () => (opening ??= openFlow(config, publicOrigin));
  return {
    /** Returns the URL to redirect to. The callback is bound to the user's session. */
    begin: async (request: FastifyRequest, reply: FastifyReply): Promise<string> =>
      (await flow()).generateAuthorizationUri(request, reply),
    /** Reads the tokens from the callback. */
    finish: async (request: FastifyRequest, reply: FastifyReply) => finished(await flow(), request, reply),
    refresh: (refreshToken: string) => refreshTokens(config, refreshToken),
    revoke: (token: string) => revokeToken(config, token),
    /** The public URL of a post. */
    addressOf: (urn: string): string => `${config.siteUrl}/feed/update/${urn}`,
    ...restCalls(config),
  };
}

/**
 * The plugin lives in its own Fastify instance: LinkedIn may not be configured at all, and the API defines its own
 * routes.
 */
async function openFlow(
  { siteUrl, clientId, clientSecret }: LinkedinConfig,
  publicOrigin: string,
): Promise<OAuth2Namespace> {
  const { origin, pathname } = new URL(siteUrl);
  const below = pathname.replace(/\/$/, '');
  const app = fastify();
  await app.register(cookie);
  await app.register(oauth2, {
    name: 'linkedin',
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
    userAgent: false,
    redirectStateCookieName: 'linkedin_state',
    cookie: { secure: publicOrigin.startsWith('https:'), sameSite: 'lax', path: finishLinkedin.path, maxAge: 900 },
  });
  await app.ready();
  return (app as unknown as { linkedin: OAuth2Namespace }).linkedin;
}

async function finished(
  flow: OAuth2Namespace,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<LinkedinResponse<LinkedinTokens>> {
  const { error, code } = request.query as Record<string, unknown>;
  const refused = (why: string): LinkedinResponse<never> => ({ failure: { kind: 'sign_in', status: 0, code: why } });
  if (error !== undefined || typeof code !== 'string') {
    // Query parameters are not logged verbatim.
    await takeState(request);
    return refused(/^\w{1,60}$/.test(String(error)) ? String(error) : 'no_code');
  }
  try {
    const { token } = await flow.getAccessTokenFromAuthorizationCodeFlow(request, reply);
    const { data } = readTokens(token);
    return data ? { value: data } : refused('unreadable_tokens');
  } catch (thrown) {
    const { output, message } = thrown as { output?: { statusCode: number }; message?: string };
    if (message === 'Invalid state') return refused('wrong_state');
    return { failure: failureOf(output?.statusCode ?? 0, new Headers(), undefined, Date.now()) };
  }
}
