import { Migration } from '@mikro-orm/migrations';

/**
 * The functions of tables in partitions by month: by a time, or by ids of campaigns, which begin with their time. The
 * bounds of the partitions tell the months, so there is no list of them that may differ.
 */
export class Migration20270403TablesByMonth extends Migration {
  override up(): void {
    this.addSql(timeOfBound);
    this.addSql(monthsOf);
    this.addSql(guardPartition);
    this.addSql(createMonth);
    this.addSql(createLedgerMonth);
  }
}

/** A bound is a time, or the smallest id of one. */
const timeOfBound = `
  create function time_of_bound(bound text) returns timestamptz language sql stable parallel safe
  return case when bound ~ '^[0-9a-f]{8}-'
    then to_timestamp(('x' || '0000' || substr(replace(bound, '-', ''), 1, 12))::bit(64)::bigint / 1000.0)
    else bound::timestamptz end`;

/** The partitions of a table except the default one; the first one has no lower bound. */
const monthsOf = `
  create function months_of(parent text) returns table (name text, starts_at timestamptz, ends_at timestamptz)
  language sql stable as $$
    select b.name, coalesce(time_of_bound(b.lower), '-infinity'), time_of_bound(b.upper)
    from (
      select c.relname::text as name, substring(e.bounds from $r$FROM \\('([^']+)'\\)$r$) as lower,
        substring(e.bounds from $r$TO \\('([^']+)'\\)$r$) as upper
      from pg_inherits i join pg_class c on c.oid = i.inhrelid, pg_get_expr(c.relpartbound, c.oid) e(bounds)
      where i.inhparent = to_regclass(parent) and e.bounds <> 'DEFAULT'
    ) b
  $$`;

/** PostgreSQL gives a partition the row triggers of its table, and none of a statement, such as truncate. */
const guardPartition = `
  create function guard_partition(parent regclass, partition regclass) returns void language plpgsql as $$
  declare definition text;
  begin
    for definition in select pg_get_triggerdef(t.oid) from pg_trigger t
      where t.tgrelid = parent and not t.tgisinternal and t.tgtype & 1 = 0
        and not exists (select from pg_trigger o where o.tgrelid = partition and o.tgname = t.tgname)
    loop
      execute regexp_replace(definition, ' ON \\S+ ', format(' ON %s ', partition));
    end loop;
  end $$`;

/**
 * Creates the partition of a month, with the rows of the month that came before it. Returns false when it exists. Their
 * move is no change, so triggers that reject one do not see it. Runs as the owner: only that may create partitions.
 */
const createMonth = `
  create function create_month(parent text, month timestamptz, fill integer default 100) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    starts timestamptz := date_trunc('month', month, 'UTC');
    ends timestamptz := date_trunc('month', month, 'UTC') + interval '1 month';
    partition text := parent || '_' || to_char(starts at time zone 'UTC', 'YYYY_MM');
    key name;
    lower text := starts;
    upper text := ends;
  begin
    if exists (select from months_of(parent) m where m.starts_at < ends and m.ends_at > starts) then
      return false;
    end if;
    select a.attname into strict key from pg_partitioned_table p
      join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0] where p.partrelid = parent::regclass;
    if key = 'campaign_id' then
      lower := first_uuid_at(starts);
      upper := first_uuid_at(ends);
    end if;
    execute format('create table %I (like %I including all) with (fillfactor = %s)', partition, parent, fill);
    execute format('alter table %I disable trigger user', parent || '_other');
    execute format('with moved as (delete from %I where %I >= %L and %I < %L returning *) insert into %I select * from moved',
      parent || '_other', key, lower, key, upper, partition);
    execute format('alter table %I enable trigger user', parent || '_other');
    execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, partition, lower, upper);
    perform guard_partition(parent::regclass, partition::regclass);
    return true;
  end $$`;

/** A month of the ledger is packed and archived, so it has a row of its own besides. */
const createLedgerMonth = `
  create or replace function create_ledger_month(month timestamptz) returns boolean language plpgsql as $$
  begin
    if not create_month('newsletter_deliveries', month, 60) then
      return false;
    end if;
    insert into ledger_months (name, from_id, until_id, starts_at, ends_at)
    select m.name, first_uuid_at(m.starts_at), first_uuid_at(m.ends_at), m.starts_at, m.ends_at
    from months_of('newsletter_deliveries') m where m.starts_at = date_trunc('month', month, 'UTC');
    return true;
  end $$`;
