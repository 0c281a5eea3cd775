import { Migration } from '@mikro-orm/migrations';

/** The resource of suppressed addresses has another name in the scopes of API keys. */
export class Migration20270121SuppressionsRenamed extends Migration {
  override up(): void {
    for (const right of ['read', 'write'])
      this.addSql(`
        update api_keys set scopes = array_replace(scopes, 'mail-suppressions:${right}', 'suppressions:${right}')
        where 'mail-suppressions:${right}' = any (scopes)`);
  }
}
