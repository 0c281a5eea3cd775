import { Migration } from '@mikro-orm/migrations';

/**
 * Sessions that people can see and end: a public id, their person, their age and last use, and the encrypted token that
 * asks the provider about the person.
 */
export class Migration20261225SessionsListed extends Migration {
  override up(): void {
    this.addSql(`
      alter table sessions
        add column id uuid not null default uuidv7(),
        add column user_id text generated always as (sess ->> 'userId') stored,
        add column created_at timestamptz(3) not null default now(),
        add column last_used_at timestamptz(3) not null default now(),
        add column provider_token text,
        add column provider_checked_at timestamptz(3)`);
    this.addSql('create unique index sessions_id on sessions (id)');
    this.addSql('create index sessions_of_user on sessions (user_id, last_used_at)');
    this.addSql(`
      create index sessions_to_check on sessions (provider_checked_at) where provider_token is not null`);
  }
}
