import { Migration } from '@mikro-orm/migrations';

/** Fields that staff define, and their values of each subscriber. */
export class Migration20270101SubscriberFields extends Migration {
  override up(): void {
    // A key is taken until the values of a deleted field are removed, so that no new field shows them.
    this.addSql(`
      create table subscriber_fields (
        id uuid primary key default uuidv7(),
        key text not null unique check (key ~ '^[a-z0-9_]{1,80}$'),
        name text not null,
        type text not null check (type in ('text', 'number', 'date', 'boolean')),
        email_list_id uuid references email_lists on delete cascade,
        created_at timestamptz(3) not null default now(),
        deleted_at timestamptz(3)
      )`);
    this.addSql(
      'create unique index subscriber_fields_name on subscriber_fields (lower(name)) where deleted_at is null',
    );
    // A constant default is stored once: a million rows are not rewritten.
    this.addSql(`alter table email_list_subscribers add column fields jsonb not null default '{}'`);
    this.addSql(`
      alter table subscriber_imports
        add column field_columns jsonb not null default '[]',
        add column unsubscribed integer not null default 0`);
    this.addSql('alter table subscriber_import_rejects add column detail text');
  }
}
