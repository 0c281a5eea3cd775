import { Migration } from '@mikro-orm/migrations';

/** Counts the links of texts and buttons, too. Their `slug` is their place in the campaign, and `url` their address. */
export class Migration20270181LinksInBlocks extends Migration {
  override up(): void {
    this.addSql('alter table newsletter_links add column url text, add column block smallint');
  }
}
