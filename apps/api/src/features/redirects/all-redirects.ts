/**
 * SQL of every redirect: those that staff made, and the former slugs of posts that readers can open. A current slug wins
 * over a former one.
 */
export const allRedirects = `(
  select id::text, 'manual' as kind, path as "from", target as "to", created_by as "createdBy", created_at as "createdAt"
  from redirects
  union all
  select 'slug:' || f.slug, 'renamed', '/blog/' || f.slug, '/blog/' || p.slug, null, f.since
  from blog_post_former_slugs f join blog_posts p on p.id = f.post_id
  where p.trashed_at is null and p.status <> 'draft'
    and not exists (select from blog_posts c where c.slug = f.slug and c.trashed_at is null and c.status <> 'draft')
)`;
