import type { PoolClient } from 'pg';

/** The table that a file's rows wait in, one for each import. Not logged: after a crash of the database it is empty, and the import says so. */
export const stageTable = (importId: string): string => `import_stage_${importId.replaceAll('-', '')}`;

/** Drops the tables of imports that are over, or that never came to be. */
export async function dropStaleStages(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select t.tablename as name from pg_tables t
     where t.schemaname = current_schema() and t.tablename like 'import\\_stage\\_%' and not exists (
       select from subscriber_imports i
       where t.tablename = 'import_stage_' || replace(i.id::text, '-', '') and i.status in ('checked', 'importing'))`,
  );
  for (const { name } of rows) await client.query(`drop table if exists ${name}`);
}
