import { Migration } from '@mikro-orm/migrations';

/** Stores who answered a contact. The trigger clears the name when an older release marks the request as unanswered. */
export class Migration20261204WhoAnswered extends Migration {
  override up(): void {
    this.addSql('alter table contacts add column answered_by text');
    this.addSql('create index contacts_answered on contacts (answered_at desc, id desc) where answered_at is not null');
    this.addSql(`
      create function forget_who_answered() returns trigger language plpgsql as $$
      begin
        new.answered_by = null;
        return new;
      end $$`);
    this.addSql(`
      create trigger forget_who_answered before update on contacts for each row
      when (new.answered_at is null and new.answered_by is not null) execute function forget_who_answered()`);
  }
}
