import { Migration } from '@mikro-orm/migrations';

/**
 * Lets a campaign go to several lists and segments, and begin in steps. `email_list_id` remains the first list, null for
 * segments only. A delivery without a list is of an earlier release: its list is that of the campaign.
 */
export class Migration20270120CampaignAudience extends Migration {
  override up(): void {
    this.addSql(`
      alter table newsletter_campaigns
        alter column email_list_id drop not null,
        add column more_list_ids uuid[] not null default '{}',
        add column segment_ids uuid[] not null default '{}',
        add column excluded_list_ids uuid[] not null default '{}',
        add column sends_at timestamptz(3),
        add constraint newsletter_campaigns_audience check (email_list_id is not null or segment_ids <> '{}')`);
    this.addSql('alter table newsletter_deliveries add column email_list_id uuid');
    // A row exists while the ledger of a campaign is being written, or the ledger of an undone start is being removed.
    this.addSql(`
      create table newsletter_preparations (
        campaign_id uuid primary key references newsletter_campaigns on delete cascade,
        step text not null check (step in ('clear', 'write')),
        after text collate "C" not null default '',
        segments jsonb not null default '[]'
      )`);
  }
}
