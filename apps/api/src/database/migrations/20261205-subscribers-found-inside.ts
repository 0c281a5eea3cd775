import { Migration } from '@mikro-orm/migrations';

/** Finds subscribers by any part of their address and names. */
export class Migration20261205SubscribersFoundInside extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    // Must match `searchedText` in search-subscribers.ts.
    this.addSql(`
      create index email_list_subscribers_inside on email_list_subscribers using gin (
        lower(' ' || email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')) gin_trgm_ops)`);
    // Most rows are subscribed: a partial index finds the others directly.
    this.addSql(`
      create index email_list_subscribers_not_subscribed
        on email_list_subscribers (email_list_id, status, lower(email) collate "C") where status <> 'subscribed'`);
  }
}
