import { categories, wordOfEveryPost, words } from './fill-blog.ts';
import type { OwnApi } from './own-api.ts';
import type { Sent } from './wrk.ts';

/** A measured load: requests to the API, sent in rotation. */
export interface Measured {
  name: string;
  sent: Sent[];
}

const list = '/api/blog-posts';
/** The page size that the site requests. */
const page = 'pageSize=13';

/** Words that many, some, and few texts contain. */
export const searchedFor = words.filter((_word, rank) => rank % 20 === 7);

/** Slugs of public posts: the numbers left out belong to drafts, scheduled and trashed posts. */
export const readableSlugs = (posts: number): string[] =>
  Array.from({ length: posts }, (_, index) => index + 1)
    .filter((number) => number % 10 > 5)
    .slice(0, 500)
    .map((number) => `post-${number}`);

export function readersCalls({ posts }: OwnApi): Measured[] {
  const get = (name: string, ...paths: string[]) => ({ name, sent: paths.map((path) => ({ path })) });
  return [
    get('list', `${list}?${page}`),
    get('category', ...categories.map((name) => `${list}?category=${encodeURIComponent(name)}&${page}`)),
    get('search, many words', ...searchedFor.map((word) => `${list}?search=${word}&${page}`)),
    get('search, a word of every post', `${list}?search=${wordOfEveryPost}&${page}`),
    get('article', ...readableSlugs(posts).map((slug) => `${list}/slug/${slug}`)),
  ];
}

export async function staffCalls({ posts, cookie, sql }: OwnApi): Promise<Measured[]> {
  const get = (name: string, ...queries: string[]) => ({
    name,
    sent: queries.map((query) => ({ path: `${list}/all?${query}`, cookie })),
  });
  const lastPage = Math.ceil((posts * 0.97) / 50);
  return [
    get('management, by day', 'page=1'),
    get('management, last page', `page=${lastPage}`),
    get('management, by title', 'sort=title&page=1'),
    get('management, search', ...searchedFor.map((word) => `search=${word}`)),
    { name: 'save', sent: await saves(cookie, sql) },
  ];
}

/** Each save inserts another sentence before a post's text. */
async function saves(cookie: string, sql: OwnApi['sql']): Promise<Sent[]> {
  const blocked = (await sql(`
    select id, content from blog_posts where status = 'published' and trashed_at is null
    order by published_on limit 100`)) as { id: string; content: string }[];
  return blocked.map(({ id, content }) => ({
    method: 'PATCH',
    path: `${list}/${id}`,
    cookie,
    body: { content: `<p>Saved for the time COUNT.</p>${content}` },
  }));
}
