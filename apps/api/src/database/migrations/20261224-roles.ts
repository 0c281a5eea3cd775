import { Migration } from '@mikro-orm/migrations';

/** Roles of staff. Null: the role that the configuration gives to people without one. */
export class Migration20261224Roles extends Migration {
  override up(): void {
    this.addSql(`
      alter table users add column role text
        check (role in ('owner', 'editor', 'sender', 'answerer', 'viewer'))`);
    // Staff are found by the domain of their address.
    this.addSql(`create index users_domain on users ((substring(email from '[^@]*$')), email)`);
  }
}
