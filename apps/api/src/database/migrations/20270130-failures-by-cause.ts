import { Migration } from '@mikro-orm/migrations';

/** The cause of a failed delivery. The partial index counts them, and leaves the updates of other rows cheap. */
export class Migration20270130FailuresByCause extends Migration {
  override up(): void {
    this.addSql('alter table newsletter_deliveries add column failure text');
    this.addSql(`
      create index newsletter_deliveries_failures on newsletter_deliveries (campaign_id, failure, status)
        where failure is not null`);
  }
}
