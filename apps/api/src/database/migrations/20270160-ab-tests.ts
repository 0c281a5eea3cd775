import { Migration } from '@mikro-orm/migrations';

/**
 * The plan, the phase and the result of a campaign's A/B test. A waiting batch has no `due_at`, so that a worker of an
 * earlier release does not send it. A delivery without a variant gets that of the decision.
 */
export class Migration20270160AbTests extends Migration {
  override up(): void {
    this.addSql(`
      alter table newsletter_campaigns
        add column subjects text[] not null default '{}',
        add column sender_names text[] not null default '{}',
        add column test_share integer not null default 20,
        add column test_minutes integer not null default 240,
        add column winner_by text not null default 'clicks',
        add column variant_messages jsonb,
        add column test_ends_at timestamptz(3),
        add column winner smallint,
        add column decision jsonb`);
    this.addSql('alter table newsletter_batches add column waits boolean not null default false');
    this.addSql(`
      alter table newsletter_deliveries
        add column variant smallint,
        add column is_in_test boolean not null default false`);
    this.addSql(`
      create index newsletter_deliveries_tested on newsletter_deliveries (campaign_id, variant) where is_in_test`);
  }
}
