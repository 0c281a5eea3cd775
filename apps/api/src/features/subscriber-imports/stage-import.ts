import { createHash, randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { copyInto } from '../../database/copy-into.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { checkStaged } from './check-staged.ts';
import type { ColumnChoice } from '@workspace/contracts/import-columns';
import { readSubscribers, type FileHeader, type ReadRow } from './read-subscribers.ts';
import { stageTable } from './stage-table.ts';

interface Staging {
  emailListId: string;
  fileName: string;
  chunks: AsyncIterable<Buffer>;
  columns: ColumnChoice;
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
    const batches = readSubscribers(weighed(), columns, (read) => (found = read));
    const rows = await copyRows(client, stageTable(id), batches);
    const {
      header,
      columns: { email, firstName, lastName },
    } = found!;
    await client.query(
      `insert into subscriber_imports
         (id, email_list_id, file_name, bytes, checksum, header, email_column, first_name_column, last_name_column,
          rows, added, present, left_before, doubled, invalid, created_by)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, 0, 0, 0, 0, $11)`,
      [id, emailListId, fileName, bytes, hash.digest('hex'), header, email, firstName, lastName, rows, by],
    );
    await checkStaged(client, id, emailListId);
    return id;
  });
}

async function copyRows(client: PoolClient, table: string, batches: AsyncIterable<ReadRow[]>): Promise<number> {
  await client.query(
    `create unlogged table ${table} (
       line integer not null, email text not null, first_name text not null, last_name text not null,
       fault text not null)`,
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

/** Formats a row in the text format of COPY. The reader has removed tabs and line ends. */
const copyLine = ({ line, email, firstName, lastName, fault }: ReadRow): string =>
  `${line}\t${escapeCopyText(email)}\t${escapeCopyText(firstName)}\t${escapeCopyText(lastName)}\t${fault}\n`;

const escapeCopyText = (text: string): string => (text.includes('\\') ? text.replaceAll('\\', '\\\\') : text);
