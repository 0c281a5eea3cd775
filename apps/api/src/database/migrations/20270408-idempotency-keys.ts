import { Migration } from '@mikro-orm/migrations';

/** The response to each change of staff, for a client that repeats it because the first response was lost. */
export class Migration20270408IdempotencyKeys extends Migration {
  override up(): void {
    this.addSql(`
      create table idempotency_keys (
        digest bytea primary key,
        created_at timestamptz(3) not null default now(),
        status smallint,
        response text
      )`);
    this.addSql('create index idempotency_keys_age on idempotency_keys (created_at)');
  }
}
