import type { EntityManager } from '@mikro-orm/postgresql';
import { relatedPosts, type RelatedPost } from '@workspace/contracts/blog-post-neighbors';

interface Row extends Omit<RelatedPost, 'createdAt'> {
  created_at: Date;
}

/**
 * Finds published posts related to an article: most shared tags first, then the same category, then the newest.
 * `category` is given for an article that is not a post.
 */
export async function findRelated(
  em: EntityManager,
  slug: string,
  category: string | undefined,
): Promise<RelatedPost[]> {
  const rows = await em.execute<Row[]>(
    `with article as (
       select category, tags from blog_posts where slug = ? and trashed_at is null
       union all select ?::text, '{}'::text[]
       limit 1)
     select p.slug, p.title, p.category, p.date, p.created_at
     from blog_posts p, article a
     where p.trashed_at is null and (p.status = 'published' or (p.status = 'scheduled' and p.publish_at <= now()))
       and p.slug <> ? and p.id = any (array(
         select id from blog_posts where trashed_at is null and category = (select category from article)
         union
         select id from blog_posts where trashed_at is null and tags && (select tags from article)))
     order by cardinality(array(select unnest(p.tags) intersect select unnest(a.tags))) desc,
       p.category = a.category desc, p.published_on desc, p.created_at desc, p.id desc
     limit ${relatedPosts}`,
    [slug, category ?? null, slug],
  );
  return rows.map(({ created_at, ...post }) => ({ ...post, createdAt: new Date(created_at).toISOString() }));
}
