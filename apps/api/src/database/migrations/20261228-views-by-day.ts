import { Migration } from '@mikro-orm/migrations';

/** Counts the views of all articles by day (UTC), for the overview of staff. */
export class Migration20261228ViewsByDay extends Migration {
  override up(): void {
    this.addSql('create table blog_view_days (day date primary key, views int not null)');
  }
}
