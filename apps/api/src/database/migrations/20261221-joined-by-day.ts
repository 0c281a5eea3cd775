import { Migration } from '@mikro-orm/migrations';

/** Counts new subscribers by day: rows are in the order of time, so that a range index is enough and costs nothing. */
export class Migration20261221JoinedByDay extends Migration {
  override up(): void {
    this.addSql('create index email_list_subscribers_joined on email_list_subscribers using brin (created_at)');
  }
}
