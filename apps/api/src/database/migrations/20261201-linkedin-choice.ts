import { Migration } from '@mikro-orm/migrations';

/** Lets staff exclude one article from LinkedIn. A post that staff took back is not posted again. */
export class Migration20261201LinkedinChoice extends Migration {
  override up(): void {
    this.addSql('alter table blog_posts add column linkedin_wanted boolean not null default true');
    this.addSql(`
      create or replace function queue_for_linkedin() returns trigger language plpgsql as $$
      begin
        if not new.linkedin_wanted then
          return null;
        end if;
        if tg_op = 'INSERT' or old.published_at is null then
          insert into linkedin_posts (blog_post_id, organization_id)
          select new.id, c.organization_id from linkedin_connection c where c.auto_post
          on conflict (blog_post_id) do nothing;
        end if;
        update linkedin_posts p set status = 'waiting', next_at = now(), fault = null, organization_id = c.organization_id
        from linkedin_connection c
        where p.blog_post_id = new.id and p.status = 'skipped' and p.fault is distinct from 'taken_back' and c.auto_post;
        return null;
      end $$`);
  }
}
