import { Migration } from '@mikro-orm/migrations';

/** A request that does not say that its sender agreed has no agreement. The default stays for the release before. */
export class Migration20261206AgreementsGiven extends Migration {
  override up(): void {
    this.addSql('alter table contacts alter column policy_version drop not null, alter column agreed_at drop not null');
  }
}
