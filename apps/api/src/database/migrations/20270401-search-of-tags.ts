import { Migration } from '@mikro-orm/migrations';

/** The text of the tags by which requests are found. Its index is built online. */
export class Migration20270401SearchOfTags extends Migration {
  override up(): void {
    // `array_to_string` is not immutable, because an element of another type may print by the settings.
    this.addSql(`
      create function tags_as_text(tags text[]) returns text
        language sql immutable parallel safe
        return lower(' ' || array_to_string(tags, ' '))`);
  }
}
