import { Migration } from '@mikro-orm/migrations';

/**
 * Why the system paused a campaign, and the complaints and blocks that count as accepted. The partial index counts
 * complaints.
 */
export class Migration20270155CampaignBrake extends Migration {
  override up(): void {
    this.addSql('alter table newsletter_campaigns add column paused_because jsonb, add column brake_accepted jsonb');
    this.addSql(`
      create index newsletter_deliveries_complaints on newsletter_deliveries (campaign_id)
        where reason = 'complained'`);
  }
}
