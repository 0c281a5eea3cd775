import type { PoolClient } from 'pg';

/**
 * Returns the name of an import's staging table. Unlogged: it is empty after a crash of the database, and the import
 * reports that.
 */
export const stageTable = (importId: string): string => `import_stage_${importId.replaceAll('-', '')}`;

/** Drops the staging tables of finished imports, and of those that were never created. */
export async function dropStaleStages(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select t.tablename as name from pg_tables t
     where t.schemaname = current_schema() and t.tablename like 'import\\_stage\\_%' and not exists (
       select from subscriber_imports i
       where t.tablename = 'import_stage_' || replace(i.id::text, '-', '') and i.status in ('checked', 'importing'))`,
  );
  for (const { name } of rows) await client.query(`drop table if exists ${name}`);
}
