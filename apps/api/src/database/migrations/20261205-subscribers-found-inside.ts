import { Migration } from '@mikro-orm/migrations';

/** Subscribers are found by any part of their address and names. */
export class Migration20261205SubscribersFoundInside extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    // In step with `searchedText` in search-subscribers.ts.
    this.addSql(`
      create index email_list_subscribers_inside on email_list_subscribers using gin (
        lower(' ' || email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '')) gin_trgm_ops)`);
    // The subscribed are nearly all of a list; the others are found without passing them.
    this.addSql(`
      create index email_list_subscribers_not_subscribed
        on email_list_subscribers (email_list_id, status, lower(email) collate "C") where status <> 'subscribed'`);
  }
}
