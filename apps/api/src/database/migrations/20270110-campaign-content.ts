import { Migration } from '@mikro-orm/migrations';

/**
 * A campaign has a preheader, a template, and blocks between and around its posts. Null blocks: the posts are the
 * blocks, as in campaigns of an earlier release.
 */
export class Migration20270110CampaignContent extends Migration {
  override up(): void {
    this.addSql(`
      alter table newsletter_campaigns
        add column preheader text not null default '',
        add column blocks jsonb,
        add column template text not null default 'brand' check (template in ('brand', 'plain'))`);
  }
}
