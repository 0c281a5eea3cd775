import type { EntityManager } from '@mikro-orm/postgresql';
import { bundledArticles } from '@workspace/contracts/bundled-articles';
import { BlogPostEntity } from './blog-post-entity.ts';
import { countCategories, type CategoryCount } from './count-categories.ts';
import { readable } from './readable.ts';

/** What every list tells of the whole blog. */
export interface BlogOverview {
  categories: CategoryCount[];
  /** Slugs of bundled articles that posts stand for. */
  standIns: string[];
}

/** The categories of all that readers may see, and which bundled articles it stands for. */
export async function blogOverview(em: EntityManager): Promise<BlogOverview> {
  const slugs = { slug: { $in: [...bundledArticles] } };
  const posts = await em.find(BlogPostEntity, { $and: [slugs, readable()] }, { fields: ['slug'] });
  return { categories: await countCategories(em, readable()), standIns: posts.map(({ slug }) => slug) };
}
