import { Migration } from '@mikro-orm/migrations';

/** Pending revisions of posts, and who has a post open. */
export class Migration20261209Autosaves extends Migration {
  override up(): void {
    this.addSql(`
      create table blog_post_autosaves (
        post_id uuid not null references blog_posts on delete cascade,
        saved_by text not null,
        based_on timestamptz(3) not null,
        saved_at timestamptz(3) not null,
        fields jsonb not null,
        primary key (post_id, saved_by)
      )`);
    this.addSql('create index blog_post_autosaves_age on blog_post_autosaves (saved_at)');
    // Lost with the database's crash, as the editors that are open then report again.
    this.addSql(`
      create unlogged table blog_post_presence (
        post_id uuid not null,
        email text not null,
        is_writing boolean not null,
        seen_at timestamptz(3) not null default now(),
        primary key (post_id, email)
      )`);
  }
}
