import type { FilterQuery, QueryOrderMap } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { listPosts } from '@workspace/contracts/blog-posts';
import type { ResponseOf, ParsedOf } from '@workspace/contracts/endpoint/define-endpoint';
import { imagesOfPosts } from '../images/images-of-posts.ts';
import { BlogPostEntity } from './blog-post-entity.ts';
import type { BlogOverview } from './blog-overview.ts';
import { countCategories, type CategoryCount } from './count-categories.ts';
import { readablePosts } from './readable.ts';
import { orderByRank, hasWords, matchesSearch, titleContains } from './search-posts.ts';
import { toListedPost } from './to-listed-post.ts';

type Query = ParsedOf<typeof listPosts>['query'];

/** Above this number of matches, ranking by the full text would be too slow. */
const rankedByText = 200;

export const newestFirst: QueryOrderMap<BlogPostEntity> = { publishedOn: 'desc', createdAt: 'desc', id: 'desc' };

/** The limit of a search or a category list when the client sends no page size. */
const maxWithoutPages = 100;

/** Returns true when the request is for the list of all posts, which is the same for every client. */
export const isFullList = ({ category, search, pageSize }: Query): boolean =>
  !search && category === undefined && pageSize === undefined;

/** Returns the list for readers. It never loads a post's content. */
export async function listReadablePosts(
  em: EntityManager,
  query: Query,
  overview: (em: EntityManager) => Promise<BlogOverview>,
): Promise<ResponseOf<typeof listPosts>> {
  const { categories, standIns } = await overview(em);
  const page = query.search
    ? await searchReadablePosts(em, query, query.search)
    : await onePage(em, query, { where: readablePosts(), order: [newestFirst], categories });
  return { ...page, standIns };
}

async function searchReadablePosts(em: EntityManager, query: Query, search: string) {
  const where = { $and: [readablePosts(), matchesSearch(search)] };
  const categories = await countCategories(em, where);
  if (categories.length === 0 && !(await hasWords(em, search))) return searchTitles(em, query, search);
  const by = sum(categories) > rankedByText ? 'search_heading' : 'search';
  return onePage(em, query, { where, order: [orderByRank(search, by), newestFirst], categories });
}

async function searchTitles(em: EntityManager, query: Query, search: string) {
  const where = { $and: [readablePosts(), titleContains(search)] };
  return onePage(em, query, { where, order: [newestFirst], categories: await countCategories(em, where) });
}

interface SearchResult {
  where: FilterQuery<BlogPostEntity>;
  order: QueryOrderMap<BlogPostEntity>[];
  categories: CategoryCount[];
}

async function onePage(
  em: EntityManager,
  { category, page = 1, pageSize = maxWithoutPages }: Query,
  { where, order, categories }: SearchResult,
): Promise<Omit<ResponseOf<typeof listPosts>, 'standIns'>> {
  const posts = await em.find(BlogPostEntity, category === undefined ? where : { $and: [where, { category }] }, {
    populate: ['figure'],
    orderBy: order,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  const total = category === undefined ? sum(categories) : categories.find(({ name }) => name === category)?.count;
  const images = await imagesOfPosts(em, posts);
  return { posts: posts.map((post) => toListedPost(post, images)), total: total ?? 0, categories };
}

const sum = (categories: CategoryCount[]): number => categories.reduce((all, { count }) => all + count, 0);
