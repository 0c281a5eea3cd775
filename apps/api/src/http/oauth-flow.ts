import cookie from '@fastify/cookie';
import oauth2, { type FastifyOAuth2Options, type OAuth2Namespace } from '@fastify/oauth2';
import fastify from 'fastify';

/**
 * Opens an authorization code flow for the routes of a feature. The plugin lives in its own Fastify instance: a provider
 * may not be configured, and an unreachable one must not keep the API from starting.
 */
export async function openOauthFlow(options: Omit<FastifyOAuth2Options, 'name'>): Promise<OAuth2Namespace> {
  const app = fastify();
  await app.register(cookie);
  await app.register(oauth2, { ...options, name: 'flow', userAgent: false });
  await app.ready();
  return app.getDecorator<OAuth2Namespace>('flow');
}
