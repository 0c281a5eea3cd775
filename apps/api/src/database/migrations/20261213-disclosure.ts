import { Migration } from '@mikro-orm/migrations';

/** How readers learn that a model helped write a post. Posts that are published stay as they are. */
export class Migration20261213Disclosure extends Migration {
  override up(): void {
    this.addSql(`
      alter table blog_posts
        add column disclosure_notice text,
        add column disclosure_editor text,
        add column disclosed_by text,
        add column disclosed_at timestamptz(3),
        add constraint blog_posts_disclosure check (
          num_nonnulls(disclosure_notice, disclosure_editor) = case when disclosed_at is null then 0 else 1 end
        )`);
    this.raisePostsVersion();
  }

  /** The notice is on the page of the post. */
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
                   o.cover_image_id, o.seo_title, o.seo_description, o.canonical_url, o.no_index, o.show_sources, o.disclosure_notice,
                   o.status, o.publish_at, o.trashed_at)
                is distinct from
                  (n.title, n.excerpt, n.content, n.category, n.date, n.published_on, n.read_time, n.slug, n.tags,
                   n.cover_image_id, n.seo_title, n.seo_description, n.canonical_url, n.no_index, n.show_sources, n.disclosure_notice,
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
