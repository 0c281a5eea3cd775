import { listPosts, type BlogPostSummary } from '@workspace/contracts/blog-posts';
import { call, type CallOptions } from '@workspace/contracts/endpoint/call';

const pageSize = 100;
/** A sitemap may list at most 50,000 pages. */
const maxPages = 50_000 / pageSize;

/** Returns all posts that visitors can see, fetched page by page: a list of thousands would block every reader. */
export async function fetchAllPosts(api: CallOptions): Promise<{ posts: BlogPostSummary[]; standIns: string[] }> {
  const posts = new Map<string, BlogPostSummary>();
  let standIns: string[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, maxPages); page += 1) {
    const read = await call(listPosts, { query: { page, pageSize } }, api);
    pages = Math.ceil(read.total / pageSize);
    standIns = read.standIns;
    // A post published in the meantime shifts the others by one, so a page can repeat a post.
    for (const post of read.posts) posts.set(post.slug, post);
  }
  return { posts: [...posts.values()], standIns };
}
