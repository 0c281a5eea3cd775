import { Migration } from '@mikro-orm/migrations';

/** Counts the emails of each day to each mail provider during the warm-up of a new domain or address. */
export class Migration20270180MailWarmUp extends Migration {
  override up(): void {
    this.addSql(`
      create table mail_warm_up_days (
        day date not null,
        provider text collate "C" not null,
        used integer not null default 0,
        -- The reaction because of which the next day's budget does not grow.
        held_because text,
        primary key (provider, day)
      )`);
  }
}
