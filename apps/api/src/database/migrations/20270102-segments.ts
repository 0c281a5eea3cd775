import { Migration } from '@mikro-orm/migrations';

export class Migration20270102Segments extends Migration {
  override up(): void {
    this.addSql(`
      create table segments (
        id uuid primary key default uuidv7(),
        name text not null,
        rules jsonb not null,
        created_by text,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      )`);
    // Clicks are stored in the order of time, so a range index finds the latest.
    this.addSql('create index newsletter_clicks_at on newsletter_clicks using brin (at)');
  }
}
