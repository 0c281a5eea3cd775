import { Migration } from '@mikro-orm/migrations';

/** Indexes for counts by category and status, and for searches by tag. */
export class Migration20261205PostsCounted extends Migration {
  override up(): void {
    this.addSql(
      'create index blog_posts_counted on blog_posts (category, status, publish_at) where trashed_at is null',
    );
    this.addSql('create index blog_posts_of_tags on blog_posts using gin (tags) where trashed_at is null');
  }
}
