import { Migration } from '@mikro-orm/migrations';

/** The person and the session at the identity provider, by which its logout tokens end sessions, each token once. */
export class Migration20270190ProviderSessions extends Migration {
  override up(): void {
    this.addSql(`
      alter table sessions
        add column provider_subject text generated always as (sess ->> 'providerSubject') stored,
        add column provider_session text generated always as (sess ->> 'providerSession') stored`);
    this.addSql('create index sessions_of_provider_subject on sessions (provider_subject)');
    this.addSql('create index sessions_of_provider_session on sessions (provider_session)');
    this.addSql(`
      create table used_logout_tokens (
        token_hash text primary key,
        used_at timestamptz(3) not null default now()
      )`);
  }
}
