import { Migration } from '@mikro-orm/migrations';
import { postsVersionFunction } from '../posts-version-function.ts';

const shownColumns = [
  'title',
  'excerpt',
  'content',
  'category',
  'date',
  'published_on',
  'read_time',
  'slug',
  'tags',
  'cover_image_id',
  'seo_title',
  'seo_description',
  'canonical_url',
  'no_index',
];

/** Texts of posts for search engines. */
export class Migration20261211SeoFields extends Migration {
  override up(): void {
    for (const table of ['blog_posts', 'blog_post_versions']) {
      this.addSql(`
        alter table ${table}
          add column seo_title text not null default '',
          add column seo_description text not null default '',
          add column canonical_url text not null default '',
          add column no_index boolean not null default false`);
    }
    // Search engines see these fields, in the head of the page and in the sitemap.
    this.addSql(postsVersionFunction(shownColumns));
  }
}
