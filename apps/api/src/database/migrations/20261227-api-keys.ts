import { Migration } from '@mikro-orm/migrations';

/** Keys of the API, stored as the SHA-256 of their secret. A key acts for its creator, and is deleted with them. */
export class Migration20261227ApiKeys extends Migration {
  override up(): void {
    this.addSql(`
      create table api_keys (
        id uuid primary key default uuidv7(),
        name text not null,
        hint text not null,
        hash bytea not null unique,
        scopes text[] not null,
        created_by uuid not null references users (id) on delete cascade,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        last_used_at timestamptz(3)
      )`);
    this.addSql('create index api_keys_of_person on api_keys (created_by)');
  }
}
