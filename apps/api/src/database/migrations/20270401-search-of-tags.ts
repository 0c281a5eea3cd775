import { Migration } from '@mikro-orm/migrations';

/** Requests are found by their tags. Few have any, so that the index is small. */
export class Migration20270401SearchOfTags extends Migration {
  override up(): void {
    // `array_to_string` is not immutable, because an element of another type may print by the settings.
    this.addSql(`
      create function tags_as_text(tags text[]) returns text
        language sql immutable parallel safe
        return lower(' ' || array_to_string(tags, ' '))`);
    // Must match `searchedTags` in contact-filters.ts.
    this.addSql(`
      create index contacts_tags on contacts using gin (tags_as_text(tags) gin_trgm_ops) where tags <> '{}'`);
  }
}
