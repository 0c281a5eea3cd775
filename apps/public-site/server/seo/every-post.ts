import { listPosts, type BlogPostSummary } from '@workspace/contracts/blog-posts';
import { call, type CallOptions } from '@workspace/contracts/endpoint/call';

const pageSize = 100;
/** The most that one sitemap may list. */
const mostPages = 50_000 / pageSize;

/** All posts that readers may see, read a page at a time: a list of thousands would keep every reader waiting. */
export async function everyPost(api: CallOptions): Promise<{ posts: BlogPostSummary[]; standIns: string[] }> {
  const posts = new Map<string, BlogPostSummary>();
  let standIns: string[] = [];
  for (let page = 1, pages = 1; page <= Math.min(pages, mostPages); page += 1) {
    const read = await call(listPosts, { query: { page, pageSize } }, api);
    pages = Math.ceil(read.total / pageSize);
    standIns = read.standIns;
    // A post that was published meanwhile moves the others on.
    for (const post of read.posts) posts.set(post.slug, post);
  }
  return { posts: [...posts.values()], standIns };
}
