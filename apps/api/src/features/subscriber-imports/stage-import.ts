import { createHash, randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { copyInto } from '../../database/copy-into.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { checkStaged } from './check-staged.ts';
import { rereadDates } from './reread-dates.ts';
import { readSubscribers, type FileHeader, type ReadingChoice, type ReadRow } from './read-subscribers.ts';
import { stageTable } from './stage-table.ts';

interface Staging {
  emailListId: string;
  fileName: string;
  chunks: AsyncIterable<Buffer>;
  columns: ReadingChoice;
  by: string;
}

/**
 * Streams a file into a staging table, and counts the outcome of importing it. Returns the import's ID. Runs in one
 * transaction: an interrupted upload leaves nothing behind. Throws `UnreadableFile`.
 */
export function stageImport(orm: MikroORM, { emailListId, fileName, chunks, columns, by }: Staging): Promise<string> {
  const id = randomUUID();
  const hash = createHash('sha256');
  let bytes = 0;
  async function* weighed() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  return inTransaction(orm, async (client) => {
    let found: FileHeader | undefined;
    const batches = readSubscribers(weighed(), { ...columns, fileName }, (read) => (found = read));
    const rows = await copyRows(client, stageTable(id), batches);
    const {
      header,
      columns: { email, firstName, lastName },
      fields,
    } = found!;
    await client.query(
      `insert into subscriber_imports
         (id, email_list_id, file_name, bytes, checksum, header, email_column, first_name_column, last_name_column,
          rows, added, present, left_before, doubled, invalid, created_by, field_columns)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, 0, 0, 0, 0, $11, $12)`,
      [id, emailListId, fileName, bytes, hash.digest('hex'), header, email, firstName, lastName, rows, by]
        // node-postgres would send an array as one of PostgreSQL.
        .concat(JSON.stringify(fields.found())),
    );
    await rereadDates(client, stageTable(id), fields);
    await checkStaged(client, id, emailListId);
    return id;
  });
}

async function copyRows(client: PoolClient, table: string, batches: AsyncIterable<ReadRow[]>): Promise<number> {
  await client.query(
    `create unlogged table ${table} (
       line integer not null, email text not null, first_name text not null, last_name text not null,
       fault text not null, detail text not null, status text not null, fields jsonb)`,
  );
  let count = 0;
  async function* lines() {
    for await (const rows of batches) {
      count += rows.length;
      yield rows.map(copyLine).join('');
    }
  }
  await copyInto(client, table, lines());
  return count;
}

/** Formats a row in the text format of COPY. The reader has removed tabs and line ends; JSON escapes them. */
const copyLine = ({ line, email, firstName, lastName, fault, detail, status, fields }: ReadRow): string =>
  `${line}\t${[email, firstName, lastName, fault, detail, status].map(escapeCopyText).join('\t')}\t${escapeCopyText(fields) || '\\N'}\n`;

const escapeCopyText = (text: string): string => (text.includes('\\') ? text.replaceAll('\\', '\\\\') : text);
