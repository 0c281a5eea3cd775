import { Migration } from '@mikro-orm/migrations';

/**
 * The web versions of campaigns. The default gives every campaign, also those of an earlier release, a random token of
 * 122 bits. What readers see of them raises the version that makes cached pages stale.
 */
export class Migration20270162NewsletterArchive extends Migration {
  override up(): void {
    this.addSql(`
      alter table newsletter_campaigns
        add column web_token text not null unique default replace(gen_random_uuid()::text, '-', ''),
        add column has_web_link boolean not null default false,
        add column is_in_archive boolean not null default false`);
    this.addSql(`
      create function raise_blog_posts_version_for_issue() returns trigger language plpgsql as $$
      begin
        update blog_posts_version set version = version + 1;
        return null;
      end $$`);
    this.addSql(`
      create trigger newsletter_issue_shown after update on newsletter_campaigns for each row
        when (old.is_in_archive is distinct from new.is_in_archive or old.winner is distinct from new.winner
          or new.is_in_archive and (old.status = 'sent') is distinct from (new.status = 'sent'))
        execute function raise_blog_posts_version_for_issue()`);
  }
}
