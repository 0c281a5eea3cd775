import { Migration } from '@mikro-orm/migrations';

export class Migration20261128Linkedin extends Migration {
  override up(): void {
    this.keepConnection();
    this.keepPosts();
    this.queueWhatIsPublished();
  }

  /** At most one row. Tokens are encrypted with the key `key_id`. */
  private keepConnection(): void {
    this.addSql(`
      create table linkedin_connection (
        is_only boolean primary key default true check (is_only),
        tokens bytea not null,
        key_id text not null,
        access_ends_at timestamptz(3) not null,
        sign_in_ends_at timestamptz(3) not null,
        is_over boolean not null default false,
        connected_by text not null,
        connected_at timestamptz(3) not null default now(),
        organization_id text,
        organization_name text,
        auto_post boolean not null default false check (not auto_post or organization_id is not null)
      )`);
  }

  /**
   * One row for each article, so that none goes out twice. `run` is the fencing token; `attempts` counts the times that
   * LinkedIn was about to be asked, each before it was. `looks` counts those at the public page.
   */
  private keepPosts(): void {
    this.addSql(`
      create table linkedin_posts (
        blog_post_id uuid primary key references blog_posts on delete cascade,
        organization_id text not null,
        status text not null default 'waiting'
          check (status in ('waiting', 'posting', 'posted', 'failed', 'skipped')),
        run integer not null default 0,
        attempts integer not null default 0,
        looks integer not null default 0,
        begun_at timestamptz(3),
        next_at timestamptz(3) default now(),
        urls text[] not null default '{}',
        title text,
        content text,
        asked_by text,
        urn text,
        posted_at timestamptz(3),
        fault text,
        detail text,
        created_at timestamptz(3) not null default now(),
        check ((status = 'waiting') = (next_at is not null)),
        check (status <> 'posted' or urn is not null)
      )`);
    this.addSql(`
      create index linkedin_posts_open on linkedin_posts (status) where status in ('waiting', 'posting')`);
  }

  /**
   * An article is queued in the transaction that publishes it, whoever publishes. Only the first time counts: what was
   * out before is not announced by being published again. What was skipped gets its turn.
   */
  private queueWhatIsPublished(): void {
    this.addSql(`
      create function queue_for_linkedin() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' or old.published_at is null then
          insert into linkedin_posts (blog_post_id, organization_id)
          select new.id, c.organization_id from linkedin_connection c where c.auto_post
          on conflict (blog_post_id) do nothing;
        end if;
        update linkedin_posts p set status = 'waiting', next_at = now(), fault = null, organization_id = c.organization_id
        from linkedin_connection c
        where p.blog_post_id = new.id and p.status = 'skipped' and c.auto_post;
        return null;
      end $$`);
    this.addSql(`
      create trigger linkedin_queue_new after insert on blog_posts for each row
      when (new.status = 'published' and new.trashed_at is null)
      execute function queue_for_linkedin()`);
    this.addSql(`
      create trigger linkedin_queue_published after update of status, trashed_at on blog_posts for each row
      when (new.status = 'published' and new.trashed_at is null
        and (old.status <> 'published' or old.trashed_at is not null))
      execute function queue_for_linkedin()`);
  }
}
