import { Migration } from '@mikro-orm/migrations';

/** Moves lists to a trash first. Started campaigns stay when their list is deleted: they are evidence. */
export class Migration20261205ListsInTrash extends Migration {
  override up(): void {
    this.addSql(`
      alter table email_lists
        add column trashed_at timestamptz(3),
        add column deleted_at timestamptz(3) check (deleted_at is null or trashed_at is not null)`);
    this.addSql('alter table newsletter_campaigns drop constraint newsletter_campaigns_email_list_id_fkey');
    this.addSql(`
      alter table newsletter_campaigns add constraint newsletter_campaigns_email_list_id_fkey
        foreign key (email_list_id) references email_lists on delete restrict`);
    // The previous release deletes a list at once, and expects its drafts to be deleted too.
    this.addSql(`
      create function delete_unstarted_campaigns() returns trigger language plpgsql as $$
      begin
        delete from newsletter_campaigns where email_list_id = old.id and started_at is null;
        return old;
      end $$`);
    this.addSql(`
      create trigger email_lists_delete_unstarted before delete on email_lists
      for each row execute function delete_unstarted_campaigns()`);
  }
}
