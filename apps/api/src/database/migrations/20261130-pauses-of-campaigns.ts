import { Migration } from '@mikro-orm/migrations';

/** Stores the pauses of a campaign, so that its rate counts sending time only. */
export class Migration20261130PausesOfCampaigns extends Migration {
  override up(): void {
    this.addSql(`
      alter table newsletter_campaigns
        add column paused_at timestamptz, add column paused_seconds float8 not null default 0`);
    this.addSql(`
      create function time_campaign_pause() returns trigger language plpgsql as $$
      begin
        if new.status = 'paused' then
          new.paused_at := now();
        elsif old.paused_at is not null then
          new.paused_seconds := old.paused_seconds + extract(epoch from now() - old.paused_at);
          new.paused_at := null;
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger newsletter_campaigns_pause before update of status on newsletter_campaigns
      for each row when (new.status <> old.status) execute function time_campaign_pause()`);
  }
}
