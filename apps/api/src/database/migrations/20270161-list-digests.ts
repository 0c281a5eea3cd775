import { Migration } from '@mikro-orm/migrations';

/**
 * The monthly digests of lists, and one row per list and month, however its draft ended: a deleted draft does not come
 * back in the same month.
 */
export class Migration20270161ListDigests extends Migration {
  override up(): void {
    this.addSql(`
      create table list_digests (
        email_list_id uuid primary key references email_lists on delete cascade,
        is_on boolean not null default false,
        day smallint not null default 1 check (day between 1 and 31),
        hour smallint not null default 9 check (hour between 0 and 23),
        turned_on_at timestamptz(3),
        planned_at timestamptz(3) not null default now()
      )`);
    this.addSql(`
      create table list_digest_runs (
        email_list_id uuid not null references list_digests on delete cascade,
        month text not null,
        ran_at timestamptz(3) not null,
        posts integer not null,
        campaign_id uuid references newsletter_campaigns on delete set null,
        primary key (email_list_id, month)
      )`);
    this.addSql(
      'create index list_digest_runs_campaign on list_digest_runs (campaign_id) where campaign_id is not null',
    );
  }
}
