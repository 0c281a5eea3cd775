import { Migration } from '@mikro-orm/migrations';

/** Comments on passages of posts with their replies, and suggestions of other words, by people and by a model. */
export class Migration20261214TextSuggestions extends Migration {
  override up(): void {
    this.addSql(`
      create table blog_post_comments (
        id uuid primary key default uuidv7(),
        post_id uuid not null references blog_posts on delete cascade,
        parent_id uuid references blog_post_comments on delete cascade,
        author text not null,
        created_at timestamptz(3) not null,
        text text not null,
        quote text not null default '',
        anchor jsonb,
        words text[],
        request text,
        model text,
        status text not null default 'open' check (status in ('open', 'resolved', 'accepted', 'rejected')),
        settled_by text,
        settled_at timestamptz(3),
        check ((parent_id is null) = (anchor is not null))
      )`);
    this.addSql('create index blog_post_comments_of_post on blog_post_comments (post_id, created_at)');
    this.addSql(
      'create index blog_post_comments_replies on blog_post_comments (parent_id) where parent_id is not null',
    );
    this.addSql('alter table ai_drafts drop constraint ai_drafts_kind_check');
    this.addSql(
      "alter table ai_drafts add constraint ai_drafts_kind_check check (kind in ('title', 'post', 'suggestion'))",
    );
  }
}
