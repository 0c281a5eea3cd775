import { Migration } from '@mikro-orm/migrations';

export class Migration20261126NewsletterCampaigns extends Migration {
  override up(): void {
    this.keepCampaigns();
    this.keepBatches();
    this.keepLedger();
    this.limitRate();
  }

  private keepCampaigns(): void {
    this.addSql(`
      create table newsletter_campaigns (
        id uuid primary key default uuidv7(),
        name text not null,
        subject text not null,
        email_list_id uuid not null references email_lists on delete cascade,
        blog_post_ids text[] not null default '{}',
        sent_at timestamptz(3),
        recipient_count integer not null default 0,
        status text not null default 'draft'
          check (status in ('draft', 'scheduled', 'late', 'sending', 'paused', 'sent', 'cancelled')),
        scheduled_at timestamptz(3),
        started_at timestamptz(3),
        finished_at timestamptz(3),
        created_by text,
        html text,
        text text,
        tracks_clicks boolean not null default false,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        check (status in ('draft', 'scheduled', 'late', 'cancelled') or (html is not null and text is not null))
      )`);
    this.addSql('create index newsletter_campaigns_of_list on newsletter_campaigns (email_list_id)');
    this.addSql(`
      create index newsletter_campaigns_open on newsletter_campaigns (status)
      where status in ('scheduled', 'sending')`);
  }

  /** `run` is the fencing token. An unfinished batch has a `due_at`: the time of its next attempt. */
  private keepBatches(): void {
    this.addSql(`
      create table newsletter_batches (
        campaign_id uuid not null references newsletter_campaigns on delete cascade,
        number integer not null,
        first_id integer not null,
        last_id integer not null,
        run integer not null default 0,
        due_at timestamptz(3),
        done_at timestamptz(3),
        queued integer not null default 0,
        handed_over integer not null default 0,
        refused integer not null default 0,
        retry integer not null default 0,
        uncertain integer not null default 0,
        skipped integer not null default 0,
        primary key (campaign_id, number)
      ) with (fillfactor = 60)`);
  }

  /** IDs count from 1 per campaign, so that a batch is a range. The fill factor leaves space, because each row changes twice. */
  private keepLedger(): void {
    this.addSql(`
      create table newsletter_deliveries (
        campaign_id uuid not null references newsletter_campaigns on delete cascade,
        id integer not null,
        email text not null,
        first_name text,
        last_name text,
        status text not null default 'queued'
          check (status in ('queued', 'handing', 'handed_over', 'refused', 'retry', 'uncertain', 'skipped')),
        reason text,
        answer text,
        attempts integer not null default 0,
        first_attempt_at timestamptz(3),
        retry_at timestamptz(3),
        resent_by text,
        resent_at timestamptz(3),
        changed_at timestamptz(3) not null default now(),
        primary key (campaign_id, id)
      ) with (fillfactor = 60)`);
    this.addSql(`
      create index newsletter_deliveries_address on newsletter_deliveries (lower(email) collate "C", campaign_id)`);
  }

  /** One row in which all workers reserve slots: the time when the next message may be submitted. */
  private limitRate(): void {
    this.addSql(`
      create table mail_rate (
        is_only boolean primary key default true check (is_only),
        second_free_at timestamptz not null default '-infinity',
        hour_free_at timestamptz not null default '-infinity'
      )`);
    this.addSql('insert into mail_rate default values');
  }
}
