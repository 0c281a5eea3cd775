import { blogIntroductions, type BlogIntroduction } from '../../../content/blog-introductions.ts';

/** Returns the introduction of a category; undefined for all articles. */
export function introductionOf(category: string): BlogIntroduction | undefined {
  return Object.entries(blogIntroductions).find(([name]) => name === category)?.[1];
}
