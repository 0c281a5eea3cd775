import { Migration } from '@mikro-orm/migrations';

export class Migration20261121FirstTables extends Migration {
  override up(): void {
    this.addSql(`
      create table users (
        id uuid primary key default uuidv7(),
        email text not null unique,
        first_name text,
        last_name text,
        profile_image_url text,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      )`);
    this.addSql(`
      create table sessions (
        sid text primary key,
        sess jsonb not null,
        expire timestamptz(3) not null
      )`);
    this.addSql('create index sessions_expire_index on sessions (expire)');
    this.addSql(`
      create table blog_posts (
        id uuid primary key default uuidv7(),
        title text not null,
        excerpt text not null,
        content text not null,
        category text not null,
        date text not null,
        published_on date not null,
        read_time text not null,
        views int not null default 0,
        slug text not null unique,
        tags text[] not null default '{}',
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      )`);
    this.addSql('create index blog_posts_newest on blog_posts (published_on, created_at)');
    this.addSql('create table applied_seeds (name text primary key, applied_at timestamptz(3) not null default now())');
    this.watchPosts();
  }

  /** One row with a version that rises with every change visible to readers, in the same transaction. Views do not count. */
  private watchPosts(): void {
    this.addSql('create table blog_posts_version (version bigint not null)');
    this.addSql('insert into blog_posts_version values (1)');
    this.addSql(`
      create function raise_blog_posts_version() returns trigger language plpgsql as $$
      begin
        update blog_posts_version set version = version + 1;
        return null;
      end $$`);
    this.addSql(`
      create trigger blog_posts_changed
      after insert or delete or update of title, excerpt, content, category, date, published_on, read_time, slug, tags
      on blog_posts for each statement execute function raise_blog_posts_version()`);
  }
}
