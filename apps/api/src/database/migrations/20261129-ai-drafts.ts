import { Migration } from '@mikro-orm/migrations';

export class Migration20261129AiDrafts extends Migration {
  override up(): void {
    this.countDrafts();
    this.knowDraftedPosts();
    this.keepChecks();
  }

  /** Requests to the model with their outcome and cost, never the text. */
  private countDrafts(): void {
    this.addSql(`
      create table ai_drafts (
        id uuid primary key default uuidv7(),
        kind text not null check (kind in ('title', 'post')),
        asked_by text not null,
        asked_at timestamptz(3) not null,
        model text not null,
        outcome text not null default 'writing',
        counts boolean not null default true,
        attempts integer not null default 0,
        input_tokens integer not null default 0,
        output_tokens integer not null default 0,
        milliseconds integer
      )`);
    this.addSql('create index ai_drafts_of_day on ai_drafts (asked_by, asked_at) where counts');
  }

  private knowDraftedPosts(): void {
    this.addSql('alter table blog_posts add column is_ai_draft boolean not null default false');
  }

  /** One check per sentence of a post, by one person. The index uses a hash: a sentence may exceed its limit. */
  private keepChecks(): void {
    this.addSql(`
      create table claim_checks (
        id uuid primary key default uuidv7(),
        post_id uuid not null references blog_posts on delete cascade,
        sentence text not null,
        checked_by text not null,
        checked_at timestamptz(3) not null
      )`);
    this.addSql('create unique index claim_checks_of_post on claim_checks (post_id, md5(sentence))');
  }
}
