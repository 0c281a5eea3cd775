import { Migration } from '@mikro-orm/migrations';

/**
 * The audit log. Rows are only added: triggers reject every change, also by the owner of the table, and let only the
 * retention delete what is older than thirty days.
 */
export class Migration20261226AuditLog extends Migration {
  override up(): void {
    this.addSql(`
      create table audit_log (
        id uuid primary key default uuidv7(),
        at timestamptz(3) not null default now(),
        person text,
        api_key text,
        action text not null,
        resource text not null,
        resource_id text,
        changes jsonb not null default '[]',
        request_id text not null
      )`);
    this.addSql('create index audit_log_newest on audit_log (at, id)');
    this.addSql('create index audit_log_of_resource on audit_log (resource, at, id)');
    this.addSql('create index audit_log_of_person on audit_log (person, at, id)');
    this.addSql('create index audit_log_of_both on audit_log (person, resource, at, id)');
    this.addSql('create index audit_log_of_row on audit_log (resource_id, at, id)');
    this.addSql('revoke update, delete, truncate on audit_log from public');
    this.protect();
  }

  private protect(): void {
    this.addSql(`
      create function protect_audit_log() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and current_setting('audit_log.retention', true) = 'on'
          and old.at < now() - interval '30 days' then
          return old;
        end if;
        raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
      end $$`);
    this.addSql(`
      create trigger audit_log_protected before update or delete on audit_log
      for each row execute function protect_audit_log()`);
    this.addSql(`
      create trigger audit_log_not_truncated before truncate on audit_log
      for each statement execute function protect_audit_log()`);
    this.addSql(`
      create function delete_old_audit_entries(days int, most int) returns int
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare deleted int;
      begin
        perform set_config('audit_log.retention', 'on', true);
        delete from audit_log where id in (
          select id from audit_log where at < now() - make_interval(days => greatest(days, 30)) order by at limit most);
        get diagnostics deleted = row_count;
        perform set_config('audit_log.retention', 'off', true);
        return deleted;
      end $$`);
  }
}
