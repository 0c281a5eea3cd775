import { Migration } from '@mikro-orm/migrations';

/** Finds the batches of the last days, whose emails of sequences the overview counts. */
export class Migration20270331SequenceEmails extends Migration {
  override up(): void {
    this.addSql('create index newsletter_batches_done on newsletter_batches (done_at) where done_at is not null');
  }
}
