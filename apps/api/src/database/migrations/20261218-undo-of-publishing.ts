import { Migration } from '@mikro-orm/migrations';

/**
 * An article waits a minute before it goes to LinkedIn, so that publishing can be undone, and no longer waits once it is
 * not public.
 */
export class Migration20261218UndoOfPublishing extends Migration {
  override up(): void {
    this.delayPosting();
    this.skipUnpublished();
  }

  /** The minute begins again with each publication. */
  private delayPosting(): void {
    this.addSql(`
      create or replace function queue_for_linkedin() returns trigger language plpgsql as $$
      declare
        due timestamptz := now() + interval '60 seconds';
      begin
        if not new.linkedin_wanted then
          return null;
        end if;
        if tg_op = 'INSERT' or old.published_at is null then
          insert into linkedin_posts (blog_post_id, organization_id, next_at)
          select new.id, c.organization_id, due from linkedin_connection c where c.auto_post
          on conflict (blog_post_id) do nothing;
        end if;
        update linkedin_posts set next_at = greatest(next_at, due) where blog_post_id = new.id and status = 'waiting';
        update linkedin_posts p set status = 'waiting', next_at = due, fault = null, organization_id = c.organization_id
        from linkedin_connection c
        where p.blog_post_id = new.id and p.status = 'skipped' and p.fault is distinct from 'taken_back' and c.auto_post;
        return null;
      end $$`);
  }

  private skipUnpublished(): void {
    this.addSql(`
      create function skip_for_linkedin() returns trigger language plpgsql as $$
      begin
        update linkedin_posts set status = 'skipped', fault = 'not_published', next_at = null
        where blog_post_id = new.id and status = 'waiting';
        return null;
      end $$`);
    this.addSql(`
      create trigger linkedin_skip_unpublished after update of status, trashed_at on blog_posts for each row
      when (old.status = 'published' and old.trashed_at is null
        and (new.status <> 'published' or new.trashed_at is not null))
      execute function skip_for_linkedin()`);
  }
}
