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
];

/** The library of images, and which posts show them. */
export class Migration20261208Images extends Migration {
  override up(): void {
    this.addSql(`
      create table images (
        id uuid primary key default uuidv7(),
        status text not null check (status in ('storing', 'processing', 'ready', 'failed')),
        file_name text not null,
        hash text not null,
        bytes int not null,
        width int not null,
        height int not null,
        color text not null,
        alt text not null default '',
        caption text not null default '',
        credit text not null default '',
        focal_x double precision not null default 0.5,
        focal_y double precision not null default 0.5,
        fallback jsonb not null,
        variants jsonb not null,
        attempts int not null default 0,
        claimed_until timestamptz(3),
        created_by text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      )`);
    this.addSql('create index images_newest on images (created_at desc, id desc)');
    this.addSql(`create index images_processing on images (updated_at) where status in ('storing', 'processing')`);
    this.addSql(`
      create table blog_post_images (
        post_id uuid not null references blog_posts on delete cascade,
        image_id uuid not null references images,
        primary key (post_id, image_id)
      )`);
    this.addSql('create index blog_post_images_of_image on blog_post_images (image_id)');
    this.addCover();
    // Readers see the cover of a post.
    this.addSql(postsVersionFunction(shownColumns));
    this.watchImages();
  }

  private addCover(): void {
    this.addSql('alter table blog_posts add column cover_image_id uuid');
    this.addSql('alter table blog_post_versions add column cover_image_id uuid');
  }

  /** Readers see the files and the alt texts of images. */
  private watchImages(): void {
    this.addSql(`
      create function raise_blog_posts_version_for_image() returns trigger language plpgsql as $$
      begin
        if exists (
          select from blog_post_images u join blog_posts p on p.id = u.post_id
          where u.image_id = new.id and p.status <> 'draft' and p.trashed_at is null
        ) then
          update blog_posts_version set version = version + 1;
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger images_after_update after update of fallback, variants, alt, focal_x, focal_y on images
      for each row execute function raise_blog_posts_version_for_image()`);
  }
}
