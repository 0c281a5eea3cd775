import { setImmediate as afterRequests } from 'node:timers/promises';
import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import * as z from 'zod/mini';
import { BlogPostSummary, type listPosts } from '@workspace/contracts/blog-posts';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { JsonBytes } from '../../http/json-bytes.ts';
import type { BlogOverview } from './blog-overview.ts';
import { BlogPostEntity } from './blog-post-entity.ts';
import { newestFirst } from './list-readable-posts.ts';
import { postsVersion } from './posts-version.ts';
import { readable } from './readable.ts';
import { toBlogPostSummary } from './to-blog-post.ts';

type Rest = Omit<ResponseOf<typeof listPosts>, 'posts'>;

interface FullListDeps {
  newEm: () => EntityManager;
  overview: (em: EntityManager) => Promise<BlogOverview>;
  clock: () => number;
}

/** Maximum age: views are counted without a new posts version. */
const oldestMs = 60_000;
/** Posts per step. Between two steps other requests are served. */
const stepSize = 200;
const Summaries = z.array(BlogPostSummary);

/**
 * The list of all posts as bytes, rendered once per posts version: with ten thousand posts they are three megabytes,
 * and the route is public.
 */
export function fullList({ newEm, overview, clock }: FullListDeps): (em: EntityManager) => Promise<JsonBytes> {
  let cached: { version: string; until: number; bytes: Promise<JsonBytes> } | undefined;
  return async (em) => {
    const version = await postsVersion(em);
    if (cached?.version === version && cached.until > clock()) return cached.bytes;
    const entry = { version, until: clock() + oldestMs, bytes: makeBytes(newEm(), overview) };
    cached = entry;
    const due = nextPublication(em);
    entry.bytes.catch(() => {
      if (cached === entry) cached = undefined;
    });
    // A scheduled post appears without a new version.
    entry.until = Math.min(entry.until, (await due) ?? Infinity);
    return entry.bytes;
  };
}

async function nextPublication(em: EntityManager): Promise<number | undefined> {
  const [row] = await em.execute<[{ due: string | null }]>(
    `select extract(epoch from min(publish_at)) * 1000 as due from blog_posts
     where status = 'scheduled' and trashed_at is null and publish_at > now()`,
  );
  return row.due === null ? undefined : Number(row.due);
}

/** Reads in one transaction, so that a concurrent change leaves no post out. */
function makeBytes(em: EntityManager, overview: FullListDeps['overview']): Promise<JsonBytes> {
  return em.transactional(
    async (inside) => {
      const { categories, standIns } = await overview(inside);
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
    const options = { orderBy: newestFirst, limit: stepSize, offset, disableIdentityMap: true };
    const posts = await em.find(BlogPostEntity, readable(), options);
    // Keys that the contract does not list never leave the server.
    if (posts.length > 0)
      yield { json: JSON.stringify(Summaries.parse(posts.map(toBlogPostSummary))), count: posts.length };
    if (posts.length < stepSize) return;
    await afterRequests();
  }
}
