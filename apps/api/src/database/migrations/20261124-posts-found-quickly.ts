import { Migration } from '@mikro-orm/migrations';

export class Migration20261124PostsFoundQuickly extends Migration {
  override up(): void {
    this.orderForStaff();
    this.findPartsOfWords();
    this.numberEveryChange();
  }

  /** Sort orders of the management list. PostgreSQL reads an index in both directions. */
  private orderForStaff(): void {
    const newest = 'published_on desc, created_at desc, id desc';
    this.addSql(`create index blog_posts_by_title on blog_posts (lower(title), ${newest}) where trashed_at is null`);
    this.addSql(`create index blog_posts_by_save on blog_posts (updated_at desc, ${newest}) where trashed_at is null`);
  }

  private findPartsOfWords(): void {
    this.addSql('create extension if not exists pg_trgm');
    const parts = 'title gin_trgm_ops, slug gin_trgm_ops';
    this.addSql(`create index blog_posts_by_parts on blog_posts using gin (${parts}) with (fastupdate = off)`);
  }

  /** A second version for staff's counts, which also change with drafts and in the trash. */
  private numberEveryChange(): void {
    this.addSql('alter table blog_posts_version add column changes bigint not null default 1');
    this.addSql(`
      create function number_blog_posts_change() returns trigger language plpgsql as $$
      begin
        if exists (select from changed_posts) then
          update blog_posts_version set changes = changes + 1;
        end if;
        return null;
      end $$`);
    const trigger = (deed: 'insert' | 'update' | 'delete', table: 'old' | 'new') =>
      this.addSql(`
        create trigger blog_posts_numbered_after_${deed} after ${deed} on blog_posts
        referencing ${table} table as changed_posts
        for each statement execute function number_blog_posts_change()`);
    trigger('insert', 'new');
    trigger('update', 'new');
    trigger('delete', 'old');
  }
}
