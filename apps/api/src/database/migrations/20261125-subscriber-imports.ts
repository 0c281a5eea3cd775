import { Migration } from '@mikro-orm/migrations';

export class Migration20261125SubscriberImports extends Migration {
  override up(): void {
    this.addSql(`
      create table subscriber_imports (
        id uuid primary key default uuidv7(),
        email_list_id uuid not null references email_lists on delete cascade,
        status text not null default 'checked'
          check (status in ('checked', 'importing', 'done', 'undoing', 'undone', 'failed')),
        file_name text not null,
        bytes bigint not null,
        checksum text not null,
        header text[] not null,
        email_column integer not null,
        first_name_column integer,
        last_name_column integer,
        rows integer not null,
        added integer not null,
        present integer not null,
        left_before integer not null,
        doubled integer not null,
        invalid integer not null,
        progress integer not null default 0,
        removed integer not null default 0,
        problem text,
        created_by text not null,
        created_at timestamptz(3) not null default now(),
        finished_at timestamptz(3)
      )`);
    this.addSql('create index subscriber_imports_of_list on subscriber_imports (email_list_id, id)');
    this.addSql(`
      create index subscriber_imports_to_do on subscriber_imports (id) where status in ('checked', 'importing', 'undoing')`);
    this.addSql(`
      create table subscriber_import_rejects (
        import_id uuid not null references subscriber_imports on delete cascade,
        line integer not null,
        email text not null,
        reason text not null,
        primary key (import_id, line)
      )`);
  }
}
