import type { EntityManager } from '@mikro-orm/postgresql';

/** Redirects a slug to the post that had it from now on, unless another post takes it. */
export async function storeFormerSlug(em: EntityManager, slug: string, postId: string): Promise<void> {
  await em.execute(
    `insert into blog_post_former_slugs (slug, post_id) values (?, ?)
    on conflict (slug) do update set post_id = excluded.post_id, since = now()`,
    [slug, postId],
  );
}

/** Returns the ID of the post that had a slug before. */
export async function findPostIdByFormerSlug(em: EntityManager, slug: string): Promise<string | undefined> {
  const [row] = await em.execute<{ id: string | null }[]>(
    'select post_id as id from blog_post_former_slugs where slug = ?',
    [slug],
  );
  return row?.id ?? undefined;
}

/** Returns true when readers knew a post by this slug that is now in the trash or deleted. */
export async function isFormerSlug(em: EntityManager, slug: string): Promise<boolean> {
  const found = await em.execute(
    `select from blog_posts where slug = ? and trashed_at is not null and published_at is not null
    union all
    select from blog_post_former_slugs f left join blog_posts p on p.id = f.post_id
    where f.slug = ? and (p.id is null or p.trashed_at is not null)`,
    [slug, slug],
  );
  return found.length > 0;
}
