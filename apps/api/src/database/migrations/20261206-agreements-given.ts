import { Migration } from '@mikro-orm/migrations';

/** A request without a stated agreement has none. The default stays for the previous release. */
export class Migration20261206AgreementsGiven extends Migration {
  override up(): void {
    this.addSql('alter table contacts alter column policy_version drop not null, alter column agreed_at drop not null');
  }
}
