import { Migration } from '@mikro-orm/migrations';
import { attachFormerTable, createNextMonths } from '../months/attach-former-table.ts';

/**
 * Partitions the audit log by month. Each partition rejects what the log rejects. The present table becomes the first
 * partition as it is; the online change `audit_log_first_key` gives it the key of the others.
 */
export class Migration20270405AuditLogByMonth extends Migration {
  override up(): void {
    this.leaveFormerTable();
    this.createLog();
    this.addSql('create table audit_log_other partition of audit_log default');
    this.addSql(attachFormerTable({ table: 'audit_log', key: 'at', columns }));
    this.addSql('create index audit_log_of_resource on audit_log (resource, at, id)');
    this.addSql('create index audit_log_of_person on audit_log (person, at, id)');
    this.addSql('create index audit_log_of_both on audit_log (person, resource, at, id)');
    this.addSql('create index audit_log_of_row on audit_log (resource_id, at, id)');
    this.addSql('alter table only audit_log add primary key (at, id)');
    this.addSql('alter table audit_log_other add primary key (at, id)');
    this.addSql('alter index audit_log_pkey attach partition audit_log_other_pkey');
    this.protect();
    this.addSql(createNextMonths('audit_log'));
    this.addSql(deleteOldEntries);
  }

  /** Its triggers come back with those of the new table, in the same transaction. */
  private leaveFormerTable(): void {
    this.addSql('drop trigger audit_log_protected on audit_log');
    this.addSql('drop trigger audit_log_not_truncated on audit_log');
    this.addSql('alter table audit_log rename to audit_log_first');
    for (const name of ['pkey', 'newest', 'of_resource', 'of_person', 'of_both', 'of_row'])
      this.addSql(`alter index audit_log_${name} rename to audit_log_first_${name}`);
  }

  private createLog(): void {
    this.addSql(`
      create table audit_log (
        id uuid not null default uuidv7(),
        at timestamptz(3) not null default now(),
        person text,
        api_key text,
        action text not null,
        resource text not null,
        resource_id text,
        changes jsonb not null default '[]',
        request_id text not null
      ) partition by range (at)`);
  }

  private protect(): void {
    this.addSql(`
      create trigger audit_log_protected before update or delete on audit_log
      for each row execute function protect_audit_log()`);
    this.addSql(`
      create trigger audit_log_not_truncated before truncate on audit_log
      for each statement execute function protect_audit_log()`);
    for (const partition of ['audit_log_first', 'audit_log_other'])
      this.addSql(`select guard_partition('audit_log', '${partition}')`);
  }
}

const columns = 'id, at, person, api_key, action, resource, resource_id, changes, request_id';

/**
 * Drops the months whose last day is past the term. Outside of the months, it deletes single entries, at most so many.
 * Gives up within a second when somebody reads or writes.
 */
const deleteOldEntries = `
  create or replace function delete_old_audit_entries(days int, most int) returns int
  language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '500ms' as $$
  declare
    term timestamptz := now() - make_interval(days => greatest(days, 30));
    partition text;
    counted int;
    total int := 0;
  begin
    for partition in select m.name from months_of('audit_log') m where m.ends_at <= term order by m.ends_at loop
      execute format('select count(*)::int from %I', partition) into counted;
      execute format('drop table %I', partition);
      total := total + counted;
    end loop;
    perform set_config('audit_log.retention', 'on', true);
    for partition in select m.name from months_of('audit_log') m where m.starts_at = '-infinity'
      union all select 'audit_log_other'
    loop
      execute format('delete from %1$I where ctid = any (array(
        select ctid from %1$I where at < %2$L order by at limit %3$s))', partition, term, most);
      get diagnostics counted = row_count;
      total := total + counted;
    end loop;
    perform set_config('audit_log.retention', 'off', true);
    return total;
  end $$`;
