import { Migration } from '@mikro-orm/migrations';

/**
 * Groups the emails of a campaign by the provider of their recipients. A batch is of one named provider, or of all
 * others; those of earlier releases count as the latter.
 */
export class Migration20270150MailProviders extends Migration {
  override up(): void {
    // A cache: which provider gets the email of a domain.
    this.addSql(`
      create table mail_domains (
        domain text collate "C" primary key,
        provider text collate "C" not null,
        expires_at timestamptz not null
      )`);
    this.addSql(`
      create table mail_provider_states (
        provider text collate "C" primary key,
        free_at timestamptz not null default now(),
        level smallint not null default 0,
        paused_until timestamptz,
        cause text,
        sentence text,
        changed_at timestamptz not null default now()
      )`);
    this.addSql(`alter table newsletter_batches add column provider text collate "C" not null default 'other'`);
  }
}
