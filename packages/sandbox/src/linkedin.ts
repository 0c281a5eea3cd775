import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { injectFaults, type Faults } from './faults.ts';
import { pageHeaders } from './html.ts';
import { addAuthorization } from './linkedin/authorization.ts';
import { checkRequest, checkToken, type Authorize } from './linkedin/check-request.ts';
import { addImageCalls } from './linkedin/image-calls.ts';
import { addImagePages } from './linkedin/image-pages.ts';
import { Images } from './linkedin/images.ts';
import { addOrganizationCalls } from './linkedin/organization-calls.ts';
import { addPostCalls, type Posted } from './linkedin/post-calls.ts';
import { onePostedPage, postedPage } from './linkedin/posted-page.ts';
import { RestError } from './linkedin/rest-error.ts';
import { addTokenCalls } from './linkedin/token-calls.ts';
import { Tokens } from './linkedin/tokens.ts';
import { localHostNames } from './names-of-this-machine.ts';

const prefix = '/linkedin';

/** Returns the URL of LinkedIn's site and API in a sandbox on this port. */
export const linkedinOn = (port: number): string => `http://localhost:${port}${prefix}`;

/**
 * Adds LinkedIn to the sandbox's server: its authorization page, its tokens, its versioned API, a page of the posts,
 * and their pictures.
 */
export async function addLinkedin(app: FastifyInstance, faults: Faults, publicOrigin: string): Promise<void> {
  const tokens = new Tokens();
  const posts: Posted[] = [];
  const images = new Images();
  const authorize: Authorize = (request) => checkRequest(request, tokens);
  await app.register(async (scope) => {
    injectFaults(scope, faults, 'linkedin', prefix);
    readForms(scope);
    scope.setErrorHandler((error, _request, reply) => sendError(error, reply));
    addAuthorization(scope, {
      prefix,
      tokens,
      callbacks: localHostNames(`${publicOrigin}/api/linkedin/callback`),
    });
    addTokenCalls(scope, prefix, tokens);
    addOrganizationCalls(scope, prefix, authorize);
    addImageCalls(scope, prefix, { images, authorize, authenticate: (request) => checkToken(request, tokens) });
    addPostCalls(scope, prefix, { posts, images, authorize });
  });
  addImagePages(app, prefix, images);
  addPages(app, posts, tokens);
}

/** Adds what the real service lacks: a list of posts, deleting them, and skipping time. */
function addPages(app: FastifyInstance, posts: Posted[], tokens: Tokens): void {
  app.get(`${prefix}/posts`, async ({ headers }, reply) =>
    headers.accept?.includes('text/html') ? reply.headers(pageHeaders).send(postedPage(posts)) : posts,
  );
  app.delete(`${prefix}/posts`, async (_request, reply) => {
    posts.length = 0;
    return reply.code(204).send();
  });
  app.get<{ Params: { urn: string } }>(`${prefix}/feed/update/:urn`, async ({ params }, reply) => {
    const post = posts.find(({ id }) => id === params.urn);
    return reply
      .code(post ? 200 : 404)
      .headers(pageHeaders)
      .send(onePostedPage(post));
  });
  app.post(`${prefix}/expire`, async ({ body }, reply) => {
    const read = z.strictObject({ tokens: z.enum(['access', 'all']) }).safeParse(body);
    if (!read.success) return reply.code(422).send({ error: z.prettifyError(read.error) });
    tokens.expire(read.data.tokens);
    return reply.code(204).send();
  });
}

function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
}

function sendError(error: unknown, reply: Parameters<Parameters<FastifyInstance['setErrorHandler']>[0]>[2]) {
  if (error instanceof RestError) return reply.code(error.status).send(error.body);
  const { statusCode = 500, message } = error as { statusCode?: number; message: string };
  if (statusCode >= 500) console.error(error);
  return reply.code(statusCode).send({ status: statusCode, code: 'ILLEGAL_ARGUMENT', message });
}
