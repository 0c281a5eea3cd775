import { Migration } from '@mikro-orm/migrations';

/** Keyed hashes of recent sentences by the model: they recognize its text, whoever saves it. */
export class Migration20261207SentencesOfDrafts extends Migration {
  override up(): void {
    this.addSql(`
      create table ai_draft_sentences (
        hash bytea primary key,
        drafted_at timestamptz(3) not null default now()
      )`);
    this.addSql('create index ai_draft_sentences_age on ai_draft_sentences (drafted_at)');
  }
}
