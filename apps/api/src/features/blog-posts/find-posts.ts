import type { EntityManager } from '@mikro-orm/postgresql';
import { BlogPostEntity } from './blog-post-entity.ts';

interface Asked {
  category?: string | undefined;
  search?: string | undefined;
  page?: number | undefined;
  pageSize?: number | undefined;
}

export interface FoundPosts {
  posts: Omit<BlogPostEntity, 'content'>[];
  total: number;
  categories: { name: string; count: number }[];
}

// A search of nothing but stop words has no words to look for; the title is then looked at as it is written.
const matching = `
  from blog_posts, websearch_to_tsquery('english', ?) as words
  where (? = '' or search @@ words or (numnode(words) = 0 and title ilike '%' || ? || '%'))`;

/** The posts that are asked for, and how many there are in all. Reads no text of any post. */
export async function findPosts(
  em: EntityManager,
  { category, search = '', page = 1, pageSize }: Asked,
): Promise<FoundPosts> {
  const literal = search.replaceAll(/[\\%_]/g, '\\$&');
  const counted: { category: string; count: string }[] = await em.execute(
    `select category, count(*) ${matching} group by category order by category`,
    [search, search, literal],
  );
  const categories = counted.map(({ category: name, count }) => ({ name, count: Number(count) }));
  const total = categories.reduce((sum, { name, count }) => (!category || name === category ? sum + count : sum), 0);
  const rows: { id: string }[] = await em.execute(
    `select id ${matching} ${category ? 'and category = ?' : ''}
     order by ${search ? 'ts_rank(search, words) desc,' : ''} published_on desc, created_at desc, id desc
     ${pageSize ? 'limit ? offset ?' : ''}`,
    [search, search, literal, ...(category ? [category] : []), ...(pageSize ? [pageSize, pageSize * (page - 1)] : [])],
  );
  const found = await em.find(BlogPostEntity, { id: { $in: rows.map(({ id }) => id) } });
  const byId = new Map(found.map((post) => [post.id, post]));
  return { posts: rows.flatMap(({ id }) => byId.get(id) ?? []), total, categories };
}
