import { raw, type FilterQuery, type QueryOrderMap } from '@mikro-orm/core';
import type { EntityManager, QBFilterQuery } from '@mikro-orm/postgresql';
import type { listManagedPosts, ManagedPostSummary, PostStatus } from '@workspace/contracts/managed-posts';
import type { ResponseOf, ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { imagesOfPosts } from '../images/images-of-posts.ts';
import { BlogPostEntity } from './blog-post-entity.ts';
import { newestFirst } from './list-readable-posts.ts';
import { readablePosts } from './readable.ts';
import { searchManagedPosts } from './search-posts.ts';
import { toManagedPostSummary } from './to-blog-post.ts';

type Query = ParsedOf<typeof listManagedPosts>['query'];
type Direction = 'asc' | 'desc';

const ofStatus: Record<PostStatus, () => FilterQuery<BlogPostEntity>> = {
  draft: () => ({ trashedAt: null, status: 'draft' }),
  scheduled: () => ({ trashedAt: null, status: 'scheduled', publishAt: { $gt: raw('now()') } }),
  published: readablePosts,
  trashed: () => ({ trashedAt: { $ne: null } }),
};

const sorted: Record<NonNullable<Query['sort']>, [Direction, (way: Direction) => QueryOrderMap<BlogPostEntity>]> = {
  date: ['desc', (way) => ({ publishedOn: way, createdAt: way, id: way })],
  updated: ['desc', (way) => ({ updatedAt: way })],
  views: ['desc', (way) => ({ viewCount: way })],
  title: ['asc', (way) => ({ [raw((post) => `lower(${post}.title)`)]: way })],
  category: ['asc', (way) => ({ category: way })],
  status: ['asc', (way) => ({ status: way })],
};

/** Returns a page of the management list that matches a search, and the number of posts per status. */
export async function pageOfManagedPosts(
  em: EntityManager,
  query: Query,
  counted: (em: EntityManager) => Promise<Record<PostStatus, number>>,
): Promise<ResponseOf<typeof listManagedPosts>> {
  const { search, status } = query;
  const inStatus = status ? ofStatus[status]() : { trashedAt: null };
  const counts = await counted(em);
  if (search) {
    const where = { $and: [inStatus, searchManagedPosts(search)] };
    return { posts: await onePage(em, query, where), total: await em.count(BlogPostEntity, where), counts };
  }
  const total = status ? counts[status] : counts.draft + counts.scheduled + counts.published;
  return { posts: await onePage(em, query, inStatus), total, counts };
}

async function onePage(
  em: EntityManager,
  { sort = 'date', direction, page = 1, pageSize = 50 }: Query,
  where: FilterQuery<BlogPostEntity>,
): Promise<ManagedPostSummary[]> {
  const [usual, order] = sorted[sort];
  const way = direction ? (direction === 'ascending' ? 'asc' : 'desc') : usual;
  const orderBy = [order(way), newestFirst];
  const onPage = em
    .createQueryBuilder(BlogPostEntity, 'p')
    .select('id')
    .where(where as QBFilterQuery<BlogPostEntity>)
    .orderBy(orderBy)
    .limit(pageSize, (page - 1) * pageSize);
  // Finds the IDs first and reads the rows then: the rows skipped on the way to a far page come from the index alone.
  const posts = await em.find(BlogPostEntity, { id: { $in: onPage.toRaw() } }, { orderBy });
  const images = await imagesOfPosts(em, posts);
  return posts.map((post) => toManagedPostSummary(post, images));
}

/** Counts the posts per status. */
export async function countStatuses(em: EntityManager): Promise<Record<PostStatus, number>> {
  const [counts] = await em.execute<[Record<PostStatus, number>]>(`
    select
      count(*) filter (where status = 'draft')::int as draft,
      count(*) filter (where status = 'scheduled' and publish_at > now())::int as scheduled,
      count(*) filter (where status = 'published' or (status = 'scheduled' and publish_at <= now()))::int as published,
      (select count(*)::int from blog_posts where trashed_at is not null) as trashed
    from blog_posts where trashed_at is null`);
  return counts;
}
