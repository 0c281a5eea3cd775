import { Migration } from '@mikro-orm/migrations';

/** The people on a list whom an import unsubscribed, so that undoing it subscribes them again. */
export class Migration20270402ImportDepartures extends Migration {
  override up(): void {
    this.addSql(`
      create table subscriber_import_departures (
        import_id uuid not null references subscriber_imports on delete cascade,
        subscriber_id uuid not null,
        left_at timestamptz(3) not null,
        primary key (import_id, subscriber_id)
      )`);
  }
}
