import { Migration } from '@mikro-orm/migrations';

/** Lets staff unsubscribe people, suppress an address, and undo both. */
export class Migration20261205StaffUnsubscribe extends Migration {
  override up(): void {
    this.addSql('alter table email_list_subscribers add column unsubscribed_by text');
    this.addSql('alter table mail_suppressions add column created_by text');
    this.addSql('alter table mail_suppressions drop constraint mail_suppressions_reason_check');
    this.addSql(`
      alter table mail_suppressions add constraint mail_suppressions_reason_check
        check (reason in ('left', 'bounced', 'complained', 'erased', 'staff'))`);
    this.addSql('create index mail_suppressions_newest on mail_suppressions (created_at desc)');
  }
}
