import { Migration } from '@mikro-orm/migrations';

/** Restores the tag "null", which was stored as a missing value. Nothing else can have stored one. */
export class Migration20261203TagsNamedNull extends Migration {
  override up(): void {
    for (const [table, column] of [
      ['blog_posts', 'tags'],
      ['blog_post_versions', 'tags'],
      ['linkedin_posts', 'urls'],
      ['newsletter_campaigns', 'blog_post_ids'],
      ['subscriber_imports', 'header'],
    ])
      this.addSql(`
        update ${table} set ${column} = array_replace(${column}, null, 'null')
        where array_position(${column}, null) is not null`);
  }
}
