import { Migration } from '@mikro-orm/migrations';

/** The drafts of the model as they were before anybody edited them, with the request that led to them. */
export class Migration20261216DraftHistory extends Migration {
  override up(): void {
    this.addSql(`
      create table draft_history (
        id uuid primary key,
        post_id uuid references blog_posts on delete cascade,
        model text not null,
        drafted_at timestamptz(3) not null,
        drafted_by text not null,
        topic text not null,
        instructions text not null,
        task text not null,
        title text not null,
        excerpt text not null,
        content text not null
      )`);
    this.addSql('create index draft_history_post on draft_history (post_id) where post_id is not null');
    this.addSql('create index draft_history_age on draft_history (drafted_at)');
  }
}
