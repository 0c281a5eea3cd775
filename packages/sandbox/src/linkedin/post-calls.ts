import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { requireRole, requireScope, type Authorize } from './check-request.ts';
import { checkThumbnail } from './image-calls.ts';
import type { Images } from './images.ts';
import { readLittleText } from './little-text.ts';
import { readPost, type PostBody } from './post-schema.ts';
import { RestError } from './rest-error.ts';

/** A post as the sandbox stores it: `text` is its commentary as readers see it. */
export type Posted = PostBody & { id: string; text: string; createdAt: number };

interface PostCallsOptions {
  posts: Posted[];
  images: Images;
  authorize: Authorize;
}

/** Adds the calls to create a post, and to find those of an author, newest first. */
export function addPostCalls(scope: FastifyInstance, prefix: string, options: PostCallsOptions): void {
  addCreation(scope, prefix, options);
  addFinder(scope, prefix, options);
}

function addCreation(scope: FastifyInstance, prefix: string, { posts, images, authorize }: PostCallsOptions): void {
  scope.post(`${prefix}/rest/posts`, async (request, reply) => {
    const { member, scopes } = authorize(request);
    requireScope(scopes, 'w_organization_social', 'posts.CREATE.20260601');
    const body = readPost(request.body);
    requireRole(member, body.author, 'posts.CREATE.20260601');
    checkThumbnail(images, body.content?.article.thumbnail, body.author);
    const twin = posts.find(
      ({ author, commentary, content }) =>
        author === body.author &&
        commentary === body.commentary &&
        content?.article.source === body.content?.article.source,
    );
    if (twin) throw new RestError(422, 'DUPLICATE_POST', `Content is a duplicate of ${twin.id}`);
    const read = readLittleText(body.commentary);
    const id = `urn:li:share:7${String(randomInt(1e9, 1e10 - 1))}${String(randomInt(1e7, 1e8 - 1))}`;
    posts.unshift({ ...body, id, text: 'text' in read ? read.text : '', createdAt: Date.now() });
    return reply.code(201).header('x-restli-id', id).send();
  });
}

function addFinder(scope: FastifyInstance, prefix: string, { posts, authorize }: PostCallsOptions): void {
  scope.get<{ Querystring: Record<string, string> }>(`${prefix}/rest/posts`, (request) => {
    const { member, scopes } = authorize(request);
    requireScope(scopes, 'r_organization_social', 'posts.FINDER-author.20260601');
    const { q, author = '', start = '0', count = '10', sortBy = 'LAST_MODIFIED' } = request.query;
    if (q !== 'author' || !['LAST_MODIFIED', 'CREATED'].includes(sortBy))
      throw new RestError(400, 'QUERY_PARAM_NOT_ALLOWED', 'The finder or the order is not known');
    if (!(Number(count) >= 1 && Number(count) <= 100))
      throw new RestError(400, 'PARAM_INVALID', 'Invalid value for parameter: count');
    requireRole(member, author, 'posts.FINDER-author.20260601');
    const all = posts.filter((post) => post.author === author);
    const paging = { start: Number(start), count: Number(count), total: all.length, links: [] };
    const elements = all.slice(paging.start, paging.start + paging.count);
    return {
      paging,
      elements: elements.map((post) => ({ ...post, text: undefined, publishedAt: post.createdAt })),
    };
  });
}
