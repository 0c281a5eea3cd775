import { Migration } from '@mikro-orm/migrations';

export class Migration20261123BlogPosts extends Migration {
  override up(): void {
    this.giveStatus();
    this.findSlugs();
    this.searchPosts();
    this.keepVersions();
    this.countViews();
    this.watchWhatReadersSee();
  }

  /** The trash is independent of the status, so a restored post has the status it had. */
  private giveStatus(): void {
    this.addSql(`
      alter table blog_posts
        add column status text not null default 'published' check (status in ('draft', 'scheduled', 'published')),
        add column publish_at timestamptz(3) check (status <> 'scheduled' or publish_at is not null),
        add column published_at timestamptz(3),
        add column trashed_at timestamptz(3)`);
    this.addSql('update blog_posts set published_at = created_at');
    this.addSql("create index blog_posts_due on blog_posts (publish_at) where status = 'scheduled'");
    this.addSql('create index blog_posts_trashed on blog_posts (trashed_at) where trashed_at is not null');
    this.addSql('drop index blog_posts_newest');
    const newest = 'published_on desc, created_at desc, id desc';
    this.addSql(`create index blog_posts_newest on blog_posts (${newest}) where trashed_at is null`);
    this.addSql(`create index blog_posts_of_category on blog_posts (category, ${newest}) where trashed_at is null`);
  }

  /** A slug is unique outside the trash. A former slug redirects to its post, or answers 410 when the post was deleted. */
  private findSlugs(): void {
    this.addSql('alter table blog_posts drop constraint blog_posts_slug_key');
    this.addSql('create unique index blog_posts_slug on blog_posts (slug) where trashed_at is null');
    this.addSql('create index blog_posts_trashed_slug on blog_posts (slug) where trashed_at is not null');
    this.addSql(`
      create table blog_post_former_slugs (
        slug text primary key,
        post_id uuid references blog_posts on delete set null,
        since timestamptz(3) not null default now()
      )`);
    this.addSql('create index blog_post_former_slugs_of_post on blog_post_former_slugs (post_id)');
  }

  /** A vector of title and excerpt is small, and ranks many posts quickly. A vector holds 1 MB; 200,000 characters fit. */
  private searchPosts(): void {
    const heading = `setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', excerpt), 'B')`;
    const text = `left(regexp_replace(content, '<[^>]*>', ' ', 'g'), 200000)`;
    this.addSql(`
      alter table blog_posts
        add column search_heading tsvector not null generated always as (${heading}) stored,
        add column search tsvector not null
          generated always as (${heading} || setweight(to_tsvector('english', ${text}), 'C')) stored`);
    this.addSql('create index blog_posts_search on blog_posts using gin (search) with (fastupdate = off)');
  }

  private keepVersions(): void {
    this.addSql(`
      create table blog_post_versions (
        id uuid primary key default uuidv7(),
        post_id uuid not null references blog_posts on delete cascade,
        saved_at timestamptz(3) not null,
        saved_by text,
        title text not null,
        slug text not null,
        category text not null,
        date text not null,
        read_time text not null,
        excerpt text not null,
        content text not null,
        tags text[] not null
      )`);
    this.addSql('create index blog_post_versions_newest on blog_post_versions (post_id, saved_at desc, id desc)');
    this.addSql(`
      insert into blog_post_versions (post_id, saved_at, title, slug, category, date, read_time, excerpt, content, tags)
      select id, updated_at, title, slug, category, date, read_time, excerpt, content, tags from blog_posts`);
  }

  /** Views are counted by slug, because bundled articles have no post. A visitor hash is deleted with the key of its day. */
  private countViews(): void {
    this.addSql('create table blog_post_views (slug text primary key, views int not null)');
    this.addSql('insert into blog_post_views select slug, views from blog_posts where views > 0');
    this.addSql('alter table blog_posts drop column views');
    this.addSql('create index blog_post_views_most on blog_post_views (views desc)');
    this.addSql('create table blog_post_view_keys (day date primary key, key bytea not null)');
    this.addSql(`
      create table blog_post_view_marks (
        day date not null,
        mark bytea not null,
        primary key (day, mark)
      )`);
  }

  /** Raises the version once per statement, and only when a column changes that readers see or will see. */
  private watchWhatReadersSee(): void {
    this.addSql('drop trigger blog_posts_changed on blog_posts');
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
                   o.status, o.publish_at, o.trashed_at)
                is distinct from
                  (n.title, n.excerpt, n.content, n.category, n.date, n.published_on, n.read_time, n.slug, n.tags,
                   n.status, n.publish_at, n.trashed_at)
          );
        end if;
        if is_seen then
          update blog_posts_version set version = version + 1;
        end if;
        return null;
      end $$`);
    const trigger = (deed: 'insert' | 'update' | 'delete', tables: string) =>
      this.addSql(`
        create trigger blog_posts_after_${deed} after ${deed} on blog_posts referencing ${tables}
        for each statement execute function raise_blog_posts_version()`);
    trigger('insert', 'new table as new_posts');
    trigger('update', 'old table as old_posts new table as new_posts');
    trigger('delete', 'old table as old_posts');
  }
}
