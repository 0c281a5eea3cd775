import { Migration } from '@mikro-orm/migrations';

/** Texts of posts for search engines. */
export class Migration20261211SeoFields extends Migration {
  override up(): void {
    for (const table of ['blog_posts', 'blog_post_versions']) {
      this.addSql(`
        alter table ${table}
          add column seo_title text not null default '',
          add column seo_description text not null default '',
          add column canonical_url text not null default '',
          add column no_index boolean not null default false`);
    }
    this.raisePostsVersion();
  }

  /** Search engines see these fields, in the head of the page and in the sitemap. */
  private raisePostsVersion(): void {
    this.addSql(`
      create or replace function raise_blog_posts_version() returns trigger language plpgsql as $$
      declare
        is_seen boolean;
      begin
        if tg_op = 'INSERT' then
          is_seen := exists (select from new_posts where status <> 'draft' and trashed_at is null);
        elsif tg_op = 'DELETE' then
          is_seen := exists (select from old_posts where status <> 'draft' and trashed_at is null);
        else
          is_seen := exists (
            select from old_posts o join new_posts n using (id)
            where ((o.status <> 'draft' and o.trashed_at is null) or (n.status <> 'draft' and n.trashed_at is null))
              and (o.title, o.excerpt, o.content, o.category, o.date, o.published_on, o.read_time, o.slug, o.tags,
                   o.cover_image_id, o.seo_title, o.seo_description, o.canonical_url, o.no_index,
                   o.status, o.publish_at, o.trashed_at)
                is distinct from
                  (n.title, n.excerpt, n.content, n.category, n.date, n.published_on, n.read_time, n.slug, n.tags,
                   n.cover_image_id, n.seo_title, n.seo_description, n.canonical_url, n.no_index,
                   n.status, n.publish_at, n.trashed_at)
          );
        end if;
        if is_seen then
          update blog_posts_version set version = version + 1;
        end if;
        return null;
      end $$`);
  }
}
