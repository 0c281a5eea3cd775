import { Migration } from '@mikro-orm/migrations';

export class Migration20261127NewsletterClicks extends Migration {
  override up(): void {
    this.keepLinks();
    this.keepClicks();
    this.keepFigures();
  }

  /** The articles that a message linked to, with their titles at the time, even after they are deleted. */
  private keepLinks(): void {
    this.addSql(`
      create table newsletter_links (
        campaign_id uuid not null references newsletter_campaigns on delete cascade,
        number smallint not null,
        slug text not null,
        title text not null,
        primary key (campaign_id, number),
        unique (campaign_id, slug)
      )`);
  }

  /** Single clicks: recipient, link, time. They are deleted after the retention period; the sums stay. */
  private keepClicks(): void {
    this.addSql(`
      create table newsletter_clicks (
        id uuid primary key,
        campaign_id uuid not null,
        delivery_id integer not null,
        link smallint not null,
        at timestamptz(3) not null,
        client text,
        is_machine boolean not null,
        standing text check (standing in ('first', 'first_of_link', 'again', 'scanner')),
        foreign key (campaign_id, delivery_id) references newsletter_deliveries on delete cascade
      )`);
    this.addSql('create index newsletter_clicks_of_delivery on newsletter_clicks (campaign_id, delivery_id)');
    this.addSql('create index newsletter_clicks_marks on newsletter_clicks (at) where client is not null');
  }

  /** Sums for the charts: a few hundred rows for any number of clicks. */
  private keepFigures(): void {
    this.addSql(`
      create table newsletter_click_figures (
        campaign_id uuid not null references newsletter_campaigns on delete cascade,
        link smallint not null,
        hour smallint not null,
        new_readers integer not null default 0,
        link_readers integer not null default 0,
        clicks integer not null default 0,
        scanner_hits integer not null default 0,
        primary key (campaign_id, link, hour)
      ) with (fillfactor = 60)`);
  }
}
