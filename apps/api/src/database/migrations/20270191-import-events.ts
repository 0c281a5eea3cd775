import { Migration } from '@mikro-orm/migrations';

/** An import that is done, or undone, is one event of webhooks. */
export class Migration20270191ImportEvents extends Migration {
  override up(): void {
    this.on('done', 'subscribers.imported');
    this.on('undone', 'subscribers.import_undone');
  }

  private on(status: string, event: string): void {
    this.addSql(`
      create trigger import_${status}_for_webhooks after update of status on subscriber_imports for each row
      when (new.status = '${status}' and old.status <> '${status}') execute function report_row_event('${event}')`);
  }
}
