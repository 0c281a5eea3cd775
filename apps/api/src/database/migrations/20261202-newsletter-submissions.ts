import { Migration } from '@mikro-orm/migrations';

/**
 * The messages of each batch that a worker is submitting at this moment. The table is unlogged on purpose: a mark costs
 * no disk sync and survives a killed worker, and PostgreSQL empties the table when it recovers from a crash of its own,
 * so a missing row says that marks may be lost.
 */
export class Migration20261202NewsletterSubmissions extends Migration {
  override up(): void {
    this.addSql(`
      create unlogged table newsletter_submissions (
        campaign_id uuid not null,
        number integer not null,
        run integer not null,
        submitting integer[] not null default '{}',
        handed_over integer[] not null default '{}',
        primary key (campaign_id, number),
        foreign key (campaign_id, number) references newsletter_batches on delete cascade
      ) with (fillfactor = 10)`);
  }
}
