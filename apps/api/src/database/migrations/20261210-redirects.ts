import { Migration } from '@mikro-orm/migrations';

/** Redirects that staff make. Cached pages become stale with each change: one of them may lead elsewhere now. */
export class Migration20261210Redirects extends Migration {
  override up(): void {
    this.addSql(`
      create table redirects (
        id uuid primary key default uuidv7(),
        path text not null unique,
        target text not null,
        created_by text not null,
        created_at timestamptz(3) not null default now()
      )`);
    this.addSql(`
      create function raise_blog_posts_version_for_redirect() returns trigger language plpgsql as $$
      begin
        update blog_posts_version set version = version + 1;
        return null;
      end $$`);
    this.addSql(`
      create trigger redirects_changed after insert or update or delete on redirects
      for each statement execute function raise_blog_posts_version_for_redirect()`);
    this.addSql(`
      create trigger former_slugs_deleted after delete on blog_post_former_slugs
      for each statement execute function raise_blog_posts_version_for_redirect()`);
  }
}
