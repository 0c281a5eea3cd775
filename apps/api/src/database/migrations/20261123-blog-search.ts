import { Migration } from '@mikro-orm/migrations';

export class Migration20261123BlogSearch extends Migration {
  override up(): void {
    // Tags are no words: what stands in them is neither found nor counted.
    this.addSql(`
      alter table blog_posts add column search tsvector not null generated always as (
        setweight(to_tsvector('english', title), 'A') ||
        setweight(to_tsvector('english', excerpt), 'B') ||
        setweight(to_tsvector('english', regexp_replace(content, '<[^>]*>', ' ', 'g')), 'C')
      ) stored`);
    this.addSql('create index blog_posts_search on blog_posts using gin (search)');
    this.addSql('create index blog_posts_category on blog_posts (category, published_on desc, created_at desc)');
  }
}
