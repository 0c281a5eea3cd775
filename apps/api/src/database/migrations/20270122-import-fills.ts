import { Migration } from '@mikro-orm/migrations';

/**
 * Imports fill empty fields of people on the list. Each filled value is stored as a hash, so that undoing the import
 * removes it unless somebody changed it since.
 */
export class Migration20270122ImportFills extends Migration {
  override up(): void {
    this.addSql('alter table subscriber_imports add column filled integer not null default 0');
    this.addSql(`
      create table subscriber_import_fills (
        import_id uuid not null references subscriber_imports on delete cascade,
        subscriber_id uuid not null,
        hashes jsonb not null,
        primary key (import_id, subscriber_id)
      )`);
  }
}
