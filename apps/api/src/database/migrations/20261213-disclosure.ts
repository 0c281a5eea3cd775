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
  'show_sources',
  'disclosure_notice',
];

/** How readers learn that a model helped write a post. Posts that are published stay as they are. */
export class Migration20261213Disclosure extends Migration {
  override up(): void {
    this.addSql(`
      alter table blog_posts
        add column disclosure_notice text,
        add column disclosure_editor text,
        add column disclosed_by text,
        add column disclosed_at timestamptz(3),
        add constraint blog_posts_disclosure check (
          num_nonnulls(disclosure_notice, disclosure_editor) = case when disclosed_at is null then 0 else 1 end
        )`);
    this.addSql(postsVersionFunction(shownColumns));
  }
}
