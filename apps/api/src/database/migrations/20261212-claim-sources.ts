import { Migration } from '@mikro-orm/migrations';
import { postsVersionFunction } from '../posts-version-function.ts';

const shownColumns = [
  'title',
  'excerpt',
  'content',
  'category',
  'date',
  'published_on',
  'read_time',
  'slug',
  'tags',
  'cover_image_id',
  'seo_title',
  'seo_description',
  'canonical_url',
  'no_index',
  'show_sources',
];

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
    this.addSql(postsVersionFunction(shownColumns));
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
}
