import type { EntityManager } from '@mikro-orm/postgresql';
import { postSlug } from '@workspace/contracts/post-slug';
import { BlogPostEntity } from './blog-post-entity.ts';

const longest = 200;

/** Returns the slug itself when no other post outside the trash has it, else the next free one: `name-2`, `name-3`. */
export async function findFreeSlug(em: EntityManager, desired: string, except?: string): Promise<string> {
  const slug = cut(postSlug(desired), longest) || 'post';
  const others = { slug: { $like: `${slug.slice(0, longest - 10)}%` }, trashedAt: null, id: { $ne: except ?? null } };
  const taken = new Set((await em.find(BlogPostEntity, others, { fields: ['slug'] })).map((post) => post.slug));
  for (let count = 1; ; count += 1) {
    const ending = count === 1 ? '' : `-${count}`;
    const free = cut(slug, longest - ending.length) + ending;
    if (!taken.has(free)) return free;
  }
}

const cut = (slug: string, length: number): string => slug.slice(0, length).replace(/-$/, '');
