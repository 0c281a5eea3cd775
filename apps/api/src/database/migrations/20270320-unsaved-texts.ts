import { Migration } from '@mikro-orm/migrations';

/** Words that staff did not save, also in forms of objects that do not exist yet. */
export class Migration20270320UnsavedTexts extends Migration {
  override up(): void {
    this.addSql(`
      create table unsaved_texts (
        person text not null,
        resource text not null,
        object_id text not null,
        writer text not null,
        saved_at timestamptz(3) not null,
        text text not null,
        primary key (person, resource, object_id, writer)
      )`);
    this.addSql('create index unsaved_texts_age on unsaved_texts (saved_at)');
  }
}
