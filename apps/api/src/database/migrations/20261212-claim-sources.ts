import { Migration } from '@mikro-orm/migrations';

/** Sources of the sentences of posts, and their display to readers. */
export class Migration20261212ClaimSources extends Migration {
  override up(): void {
    this.addSql(`
      create table claim_sources (
        id uuid primary key default uuidv7(),
        post_id uuid not null references blog_posts on delete cascade,
        sentence text not null,
        title text not null,
        url text,
        document text,
        read_on date,
        quote text,
        added_by text not null,
        added_at timestamptz(3) not null,
        check (url is not null or quote is not null)
      )`);
    this.addSql('create index claim_sources_of_post on claim_sources (post_id, added_at)');
    this.addSql('alter table blog_posts add column show_sources boolean not null default false');
    this.raisePostsVersion();
    this.raisePostsVersionForSources();
  }

  /** A source of a post whose sources readers see changes its page. */
  private raisePostsVersionForSources(): void {
    this.addSql(`
      create function raise_blog_posts_version_for_source() returns trigger language plpgsql as $$
      begin
        if exists (
          select from changed_sources s join blog_posts p on p.id = s.post_id
          where p.show_sources and p.status <> 'draft' and p.trashed_at is null
        ) then
          update blog_posts_version set version = version + 1;
        end if;
        return null;
      end $$`);
    for (const [event, table] of [
      ['insert', 'new'],
      ['delete', 'old'],
    ])
      this.addSql(`
        create trigger claim_sources_${event} after ${event} on claim_sources
        referencing ${table} table as changed_sources
        for each statement execute function raise_blog_posts_version_for_source()`);
  }

  /** The switch that shows sources changes the page of the post. */
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
                   o.cover_image_id, o.seo_title, o.seo_description, o.canonical_url, o.no_index, o.show_sources,
                   o.status, o.publish_at, o.trashed_at)
                is distinct from
                  (n.title, n.excerpt, n.content, n.category, n.date, n.published_on, n.read_time, n.slug, n.tags,
                   n.cover_image_id, n.seo_title, n.seo_description, n.canonical_url, n.no_index, n.show_sources,
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
