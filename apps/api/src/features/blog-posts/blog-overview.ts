import type { EntityManager } from '@mikro-orm/postgresql';
import { bundledArticles } from '@workspace/contracts/bundled-articles';
import { BlogPostEntity } from './blog-post-entity.ts';
import { countCategories, type CategoryCount } from './count-categories.ts';
import { readablePosts } from './readable.ts';

/** Blog-wide data in every list response. */
export interface BlogOverview {
  categories: CategoryCount[];
  /** Slugs of bundled articles that a post replaces. */
  standIns: string[];
}

/** Returns the categories of all readable posts, and the bundled articles that posts replace. */
export async function blogOverview(em: EntityManager): Promise<BlogOverview> {
  const slugs = { slug: { $in: [...bundledArticles] } };
  const posts = await em.find(BlogPostEntity, { $and: [slugs, readablePosts()] }, { fields: ['slug'] });
  return { categories: await countCategories(em, readablePosts()), standIns: posts.map(({ slug }) => slug) };
}
