import { Migration } from '@mikro-orm/migrations';

/**
 * Partitions the ledger by the month in which its campaign was created, which the id of the campaign tells. So the key
 * of a row is the key of the partitions, and every unique key holds in all of them together.
 *
 * The present table becomes the first partition as it is: its rows are read once, to check the bounds, and not copied.
 */
export class Migration20270220LedgerByMonth extends Migration {
  override up(): void {
    this.tellMonths();
    this.leaveFormerTable();
    this.createLedger();
    // Only in later partitions: the first one has an index of its own, and building another would take long.
    this.addSql(`create table newsletter_deliveries_other partition of newsletter_deliveries default`);
    this.addSql(attachFormerTable);
    this.addSql('create index newsletter_deliveries_address on only newsletter_deliveries (lower(email) collate "C")');
    this.addSql(
      'create index newsletter_deliveries_other_address on newsletter_deliveries_other (lower(email) collate "C")',
    );
    this.addSql('alter index newsletter_deliveries_address attach partition newsletter_deliveries_other_address');
    this.createMonths();
    this.keepArchives();
  }

  /** The smallest id of version 7 of a moment. */
  private tellMonths(): void {
    this.addSql(`
      create function first_uuid_at(moment timestamptz) returns uuid language sql immutable parallel safe
      return rpad(lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0'), 32, '0')::uuid`);
  }

  /** A click belongs to a campaign that exists. Its row of the ledger may be archived before. */
  private leaveFormerTable(): void {
    this.addSql(`
      alter table newsletter_clicks
        drop constraint newsletter_clicks_campaign_id_delivery_id_fkey,
        add constraint newsletter_clicks_campaign foreign key (campaign_id) references newsletter_campaigns
          on delete cascade`);
    // Its status changed with each email, so that every change of a row cost an entry in every index.
    this.addSql('drop index newsletter_deliveries_failures');
    this.addSql('alter table newsletter_deliveries rename to newsletter_deliveries_first');
    for (const name of ['tested', 'complaints', 'once_per_step', 'address'])
      this.addSql(`alter index newsletter_deliveries_${name} rename to newsletter_deliveries_first_${name}`);
    this.addSql('alter index newsletter_deliveries_pkey rename to newsletter_deliveries_first_pkey');
  }

  /** Wide columns first, so that rows need no padding. */
  private createLedger(): void {
    this.addSql(`
      create table newsletter_deliveries (
        campaign_id uuid not null references newsletter_campaigns on delete cascade,
        first_attempt_at timestamptz(3),
        changed_at timestamptz(3) not null default now(),
        retry_at timestamptz(3),
        resent_at timestamptz(3),
        id integer not null,
        attempts integer not null default 0,
        variant smallint,
        is_in_test boolean not null default false,
        status text not null default 'queued'
          constraint newsletter_deliveries_status_check check (status in ('queued', 'handing', 'handed_over', 'refused', 'retry', 'uncertain', 'skipped')),
        email text not null,
        first_name text,
        last_name text,
        reason text,
        answer text,
        failure text,
        resent_by text,
        email_list_id uuid,
        enrollment_id uuid,
        primary key (campaign_id, id)
      ) partition by range (campaign_id)`);
    this.addSql(`
      create index newsletter_deliveries_tested on newsletter_deliveries (campaign_id, variant) where is_in_test`);
    this.addSql(`
      create index newsletter_deliveries_failures on newsletter_deliveries (campaign_id, failure)
        where failure is not null`);
    this.addSql(`
      create index newsletter_deliveries_complaints on newsletter_deliveries (campaign_id) where reason = 'complained'`);
    this.addSql(`
      create unique index newsletter_deliveries_once_per_step on newsletter_deliveries (enrollment_id, campaign_id)
        where enrollment_id is not null`);
  }

  /**
   * A partition, and its archive once it is one. `attempt` names the files of the archive; a trigger sets `is_changed`
   * while they are written.
   */
  private createMonths(): void {
    this.addSql(`
      create table ledger_months (
        id uuid primary key default uuidv7(),
        name text not null,
        from_id uuid not null,
        until_id uuid not null,
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        attempt uuid,
        is_changed boolean not null default false,
        packed_at timestamptz(3),
        archived_at timestamptz(3),
        row_count integer,
        byte_count bigint
      )`);
    this.addSql('create unique index ledger_months_name on ledger_months (name) where archived_at is null');
    this.addSql(createMonth);
    this.addSql(`
      create function mark_ledger_month_changed() returns trigger language plpgsql as $$
      begin
        update ledger_months set is_changed = true
        where name = tg_table_name and archived_at is null and not is_changed;
        return null;
      end $$`);
    this.addSql(`
      insert into ledger_months (name, from_id, until_id, starts_at, ends_at)
      select 'newsletter_deliveries_first', '00000000-0000-0000-0000-000000000000', first_uuid_at(next), '-infinity', next
      from (select ${nextMonth} as next) m`);
    this.addSql(`select create_ledger_month(${nextMonth} + make_interval(months => n)) from generate_series(0, 2) n`);
  }

  private keepArchives(): void {
    this.addSql(`
      create table ledger_archive_files (
        month_id uuid not null references ledger_months on delete cascade,
        number integer not null,
        attempt uuid not null,
        key text not null,
        row_count integer not null,
        byte_count integer not null,
        sha256 text not null,
        first_hash bytea not null,
        last_hash bytea not null,
        primary key (month_id, number)
      )`);
    this.addSql(`
      create table ledger_erasures (address_hash bytea primary key, requested_at timestamptz(3) not null default now())`);
    this.addSql('alter table newsletter_campaigns add column ledger_sums jsonb');
  }
}

const nextMonth = `date_trunc('month', now(), 'UTC') + interval '1 month'`;

const columns = `campaign_id, id, email, first_name, last_name, status, reason, answer, attempts, first_attempt_at, retry_at,
  resent_by, resent_at, changed_at, failure, variant, is_in_test, email_list_id, enrollment_id`;

/** Ids of another kind than the product's own go to the last partition. */
const attachFormerTable = `
  do $$
  declare bound uuid := first_uuid_at(${nextMonth});
  begin
    with moved as (delete from newsletter_deliveries_first where campaign_id >= bound returning *)
    insert into newsletter_deliveries_other (${columns}) select ${columns} from moved;
    execute format('alter table newsletter_deliveries attach partition newsletter_deliveries_first
      for values from (minvalue) to (%L)', bound);
  end $$`;

/**
 * Creates the partition of a month, with the rows of the month that came before it. Returns false when it exists.
 */
const createMonth = `
  create function create_ledger_month(month timestamptz) returns boolean language plpgsql as $$
  declare
    starts timestamptz := date_trunc('month', month, 'UTC');
    ends timestamptz := date_trunc('month', month, 'UTC') + interval '1 month';
    partition text := 'newsletter_deliveries_' || to_char(starts at time zone 'UTC', 'YYYY_MM');
  begin
    if exists (select from ledger_months m where m.archived_at is null
      and m.from_id < first_uuid_at(ends) and m.until_id > first_uuid_at(starts)) then
      return false;
    end if;
    execute format('create table %I (like newsletter_deliveries including all) with (fillfactor = 60)', partition);
    execute format('with moved as (delete from newsletter_deliveries_other
      where campaign_id >= %L and campaign_id < %L returning *) insert into %I select * from moved',
      first_uuid_at(starts), first_uuid_at(ends), partition);
    execute format('alter table newsletter_deliveries attach partition %I for values from (%L) to (%L)',
      partition, first_uuid_at(starts), first_uuid_at(ends));
    insert into ledger_months (name, from_id, until_id, starts_at, ends_at)
    values (partition, first_uuid_at(starts), first_uuid_at(ends), starts, ends);
    return true;
  end $$`;
