import { setImmediate as afterRequests } from 'node:timers/promises';
import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import * as z from 'zod/mini';
import { ListedPost, type listPosts } from '@workspace/contracts/blog-posts';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { JsonBytes } from '../../http/json-bytes.ts';
import { imagesOfPosts } from '../images/images-of-posts.ts';
import { blogOverview } from './blog-overview.ts';
import { BlogPostEntity } from './blog-post-entity.ts';
import { newestFirst } from './list-readable-posts.ts';
import { readablePosts } from './readable.ts';
import { toListedPost } from './to-listed-post.ts';

type Rest = Omit<ResponseOf<typeof listPosts>, 'posts'>;

/** Posts per step. Between two steps other requests are served. */
const stepSize = 200;
const Summaries = z.array(ListedPost);

/**
 * Makes the list of all posts as bytes: with ten thousand posts they are three megabytes. Reads in one transaction, so
 * that a concurrent change leaves no post out.
 */
export function fullList(em: EntityManager): Promise<JsonBytes> {
  return em.transactional(
    async (inside) => {
      const { categories, standIns } = await blogOverview(inside);
      const parts: Buffer[] = [];
      let total = 0;
      for await (const step of steps(inside)) {
        parts.push(Buffer.from(`${total > 0 ? ',' : '{"posts":['}${step.json.slice(1, -1)}`));
        total += step.count;
      }
      const rest: Rest = { total, categories, standIns };
      parts.push(Buffer.from(`${total > 0 ? '' : '{"posts":['}],${JSON.stringify(rest).slice(1)}`));
      return JsonBytes.of(Buffer.concat(parts));
    },
    { readOnly: true, isolationLevel: IsolationLevel.REPEATABLE_READ },
  );
}

async function* steps(em: EntityManager): AsyncGenerator<{ json: string; count: number }> {
  for (let offset = 0; ; offset += stepSize) {
    const populate = ['figure'] as const;
    const options = { populate, orderBy: newestFirst, limit: stepSize, offset, disableIdentityMap: true };
    const posts = await em.find(BlogPostEntity, readablePosts(), options);
    const images = await imagesOfPosts(em, posts);
    const summaries = posts.map((post) => toListedPost(post, images));
    // Keys that the contract does not list never leave the server.
    if (posts.length > 0) yield { json: JSON.stringify(Summaries.parse(summaries)), count: posts.length };
    if (posts.length < stepSize) return;
    await afterRequests();
  }
}
