import { Migration } from '@mikro-orm/migrations';
import { attachFormerTable, createNextMonths } from '../months/attach-former-table.ts';

/**
 * Partitions clicks by the month of their campaign, as the ledger is. The present table becomes the first partition as
 * it is; the online change `newsletter_clicks_first_key` gives it the key of the others.
 */
export class Migration20270404ClicksByMonth extends Migration {
  override up(): void {
    this.addSql('alter table newsletter_clicks rename to newsletter_clicks_first');
    for (const name of ['pkey', 'of_delivery', 'marks', 'at'])
      this.addSql(`alter index newsletter_clicks_${name} rename to newsletter_clicks_first_${name}`);
    this.addSql(`
      create table newsletter_clicks (
        id uuid not null,
        campaign_id uuid not null,
        delivery_id integer not null,
        link smallint not null,
        at timestamptz(3) not null,
        client text,
        is_machine boolean not null,
        standing text constraint newsletter_clicks_standing_check
          check (standing in ('first', 'first_of_link', 'again', 'scanner')),
        constraint newsletter_clicks_campaign foreign key (campaign_id) references newsletter_campaigns on delete cascade
      ) partition by range (campaign_id)`);
    this.addSql('create table newsletter_clicks_other partition of newsletter_clicks default');
    this.addSql(attachFormerTable({ table: 'newsletter_clicks', key: 'campaign_id', columns }));
    this.addSql('create index newsletter_clicks_of_delivery on newsletter_clicks (campaign_id, delivery_id)');
    this.addSql('create index newsletter_clicks_marks on newsletter_clicks (at) where client is not null');
    this.addSql('create index newsletter_clicks_at on newsletter_clicks using brin (at)');
    this.addSql('alter table only newsletter_clicks add primary key (campaign_id, id)');
    this.addSql('alter table newsletter_clicks_other add primary key (campaign_id, id)');
    this.addSql('alter index newsletter_clicks_pkey attach partition newsletter_clicks_other_pkey');
    this.addSql(createNextMonths('newsletter_clicks'));
  }
}

const columns = 'id, campaign_id, delivery_id, link, at, client, is_machine, standing';
