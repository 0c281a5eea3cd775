import { Migration } from '@mikro-orm/migrations';

/**
 * The cover picture of an article goes with its LinkedIn post. The URN is stored before the post is made, so that a
 * later attempt uses the same picture.
 */
export class Migration20261219LinkedinPictures extends Migration {
  override up(): void {
    this.addSql(`
      alter table linkedin_posts
        add column picture_of text,
        add column picture_urn text,
        add column picture_attempts integer not null default 0,
        add column picture_fault text`);
  }
}
