import { Migration } from '@mikro-orm/migrations';

/**
 * The oldest code that may run on the schema, by a migration that it has to know. A migration that takes away what
 * earlier code uses sets it to the one after which code stopped to use it.
 */
export class Migration20270210SchemaCompatibility extends Migration {
  override up(): void {
    this.addSql(`
      create table schema_compatibility (
        is_only boolean primary key default true check (is_only),
        oldest_code text not null
      )`);
    this.addSql(`insert into schema_compatibility (oldest_code) values ('20270210-schema-compatibility')`);
  }
}
