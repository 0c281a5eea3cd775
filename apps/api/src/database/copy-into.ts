import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Streams lines in the text format of COPY (tab-separated cells, escaped line ends and backslashes) into a table. */
export async function copyInto(
  client: PoolClient,
  table: string,
  lines: Iterable<string | Uint8Array> | AsyncIterable<string>,
): Promise<void> {
  await pipeline(Readable.from(lines), client.query(copyFrom(`copy ${table} from stdin`)));
}
