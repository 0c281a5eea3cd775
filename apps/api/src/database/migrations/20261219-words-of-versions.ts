import { Migration } from '@mikro-orm/migrations';

/** The number of words of a version, for the list of versions: it reads no contents. Null in earlier versions. */
export class Migration20261219WordsOfVersions extends Migration {
  override up(): void {
    this.addSql('alter table blog_post_versions add column words int');
  }
}
