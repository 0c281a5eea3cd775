import { Migration } from '@mikro-orm/migrations';

/**
 * Staff get a notice of each email that answers a reply, and see replies that were not sent. Earlier emails count as
 * noticed.
 */
export class Migration20261229AnswerNotices extends Migration {
  override up(): void {
    this.addSql('alter table contact_emails add column noticed_at timestamptz(3)');
    this.addSql(`update contact_emails set noticed_at = now() where status = 'received'`);
    this.addSql(`
      create index contact_emails_to_notice on contact_emails (created_at)
        where status = 'received' and not is_automatic and noticed_at is null`);
    this.addSql(
      `create index contact_emails_unsent on contact_emails (created_at) where status in ('failed', 'uncertain')`,
    );
  }
}
