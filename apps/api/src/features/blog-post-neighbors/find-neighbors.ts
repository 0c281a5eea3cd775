import { raw, type FilterQuery, type QueryOrderMap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { getNeighbors, Neighbor } from '@workspace/contracts/blog-post-neighbors';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { BlogPostEntity } from '../blog-posts/blog-post-entity.ts';
import { readablePosts } from '../blog-posts/readable.ts';

/** A position in the order of posts: by day, then by creation time. */
type Position = Pick<BlogPostEntity, 'publishedOn' | 'createdAt' | 'id'>;

// The position before all posts of a day.
const first = { createdAt: new Date(0), id: '00000000-0000-0000-0000-000000000000' };

/** Returns the position of the post with this slug, else of the day. Undefined without either. */
export async function placeOf(em: EntityManager, slug: string, day: string | undefined): Promise<Position | undefined> {
  const fields = ['publishedOn', 'createdAt'] as const;
  const post = await em.findOne(BlogPostEntity, { $and: [{ slug }, readablePosts()] }, { fields });
  return post ?? (day === undefined ? undefined : { publishedOn: day, ...first });
}

/** Finds the next post on both sides of a position. */
export async function findNeighbors(
  em: EntityManager,
  place: Position,
): Promise<Pick<ResponseOf<typeof getNeighbors>, 'older' | 'newer'>> {
  return { older: await nextTo(em, place, '<', 'desc'), newer: await nextTo(em, place, '>', 'asc') };
}

async function nextTo(
  em: EntityManager,
  place: Position,
  side: '<' | '>',
  turn: 'asc' | 'desc',
): Promise<Neighbor | null> {
  const orderBy: QueryOrderMap<BlogPostEntity> = { publishedOn: turn, createdAt: turn, id: turn };
  const fields = ['slug', 'title', 'date', 'createdAt'] as const;
  const post = await em.findOne(BlogPostEntity, { $and: [beyond(place, side), readablePosts()] }, { fields, orderBy });
  return post && { slug: post.slug, title: post.title, date: post.date, createdAt: post.createdAt.toISOString() };
}

/** Matches the posts on one side of a position, compared as a row so that the index is used. */
const beyond = ({ publishedOn, createdAt, id }: Position, side: '<' | '>'): FilterQuery<BlogPostEntity> => ({
  [raw(
    (post) => `(${post}.published_on, ${post}.created_at, ${post}.id) ${side} (?, ?, ?)`,
    [publishedOn, createdAt, id],
  )]: [],
});
