import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { addressKey } from '../../database/address-key.ts';
import { inTransaction, poolOf } from '../../database/in-transaction.ts';
import { rejectUnsubscribed } from './check-staged.ts';
import { createMissingFields, fieldsSql } from './create-missing-fields.ts';
import { fillPresent } from './fill-present.ts';
import { stageTable } from './stage-table.ts';

interface Waiting {
  id: string;
  emailListId: string;
  rows: number;
}

/** Pages of the staging table, of 8 kB, that one statement adds: some 50,000 subscribers. */
const pagesAtOnce = 500;

/**
 * Adds a checked file to its list: all of it or, when the process or the database crashes, nothing; then it is run
 * again. Returns false when another process runs it.
 */
export async function runImport(orm: MikroORM, waiting: Waiting): Promise<boolean> {
  const pool = await poolOf(orm);
  const reportRead = (done: number) =>
    pool.query('update subscriber_imports set progress = $2 where id = $1', [waiting.id, done]);
  return inTransaction(orm, async (client) => {
    if (!(await isMine(client, waiting.id))) return false;
    if (!(await isComplete(client, waiting))) {
      await fail(client, waiting.id, 'The database was restarted since the upload. Upload the file once more.');
      return true;
    }
    if (!(await isListInUse(client, waiting.emailListId))) {
      await fail(client, waiting.id, 'The list is in the trash. Restore it, and upload the file once more.');
      return true;
    }
    await rejectUnsubscribed(client, waiting.id, waiting.emailListId);
    const fields = await createMissingFields(client, waiting.id, waiting.emailListId);
    if (!fields) {
      await fail(
        client,
        waiting.id,
        'There would be more than 500 fields. Leave columns out, and upload the file again.',
      );
      return true;
    }
    const { added, unsubscribed, filled } = await addAll(client, waiting, fieldsSql(client, fields), reportRead);
    await client.query(
      `update subscriber_imports i set
         status = 'done', finished_at = now(), progress = rows, added = $2::int, left_before = r.left_before,
         unsubscribed = $3::int, field_columns = $4, filled = $5::int,
         present = i.rows - i.invalid - i.doubled - r.left_before - $2::int - $3::int
       from (select count(*) as left_before from subscriber_import_rejects where import_id = $1 and reason = 'left') r
       where i.id = $1`,
      [waiting.id, added, unsubscribed, JSON.stringify(fields), filled],
    );
    await client.query(`drop table ${stageTable(waiting.id)}`);
    return true;
  });
}

/** Locks an import for one process. The lock ends with the transaction, and so with the process. */
async function isMine(client: PoolClient, id: string): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended($1, 0))
       and exists (select from subscriber_imports where id = $1::uuid and status = 'importing') as mine`,
    [id],
  );
  return rows[0]!.mine;
}

/** Locks the list against the trash until all subscribers are added. */
async function isListInUse(client: PoolClient, emailListId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from email_lists where id = $1 and trashed_at is null for key share',
    [emailListId],
  );
  return rowCount === 1;
}

/** Returns true when all staged rows still exist: an unlogged table is empty after a crash of the database. */
async function isComplete(client: PoolClient, { id, rows }: Waiting): Promise<boolean> {
  const { rows: counted } = await client.query<{ count: number }>(`select count(*)::int from ${stageTable(id)}`);
  return counted[0]!.count === rows;
}

const fail = (client: PoolClient, id: string, message: string) =>
  client.query(`update subscriber_imports set status = 'failed', finished_at = now(), problem = $2 where id = $1`, [
    id,
    message,
  ]);

interface Added {
  added: number;
  unsubscribed: number;
  /** People on the list who got values in empty fields. */
  filled: number;
}

async function addAll(
  client: PoolClient,
  { id, emailListId, rows }: Waiting,
  fields: string,
  reportRead: (done: number) => Promise<unknown>,
): Promise<Added> {
  const stage = stageTable(id);
  const { rows: sized } = await client.query<{ pages: number }>(
    `select (pg_relation_size('${stage}') / current_setting('block_size')::int)::int as pages`,
  );
  const { pages } = sized[0]!;
  const sum: Added = { added: 0, unsubscribed: 0, filled: 0 };
  const fillsFields = await hasFieldsToFill(client, id, emailListId);
  for (let page = 0; page < pages; page += pagesAtOnce) {
    const accepted = `${stage} s
      where s.ctid >= '(${page},0)'::tid and s.ctid < '(${page + pagesAtOnce},0)'::tid and s.fault = ''
        and not exists (select from subscriber_import_rejects r where r.import_id = $1 and r.line = s.line)`;
    if (fillsFields) sum.filled += await fillPresent(client, { importId: id, emailListId, rows: accepted, fields });
    const { added, unsubscribed } = await addRows(client, { id, emailListId, accepted, fields });
    sum.added += added;
    sum.unsubscribed += unsubscribed;
    await reportRead(Math.round((Math.min(page + pagesAtOnce, pages) / pages) * rows));
  }
  return sum;
}

interface Rows extends Pick<Waiting, 'id' | 'emailListId'> {
  /** SQL of the accepted rows `s` of a part of the file. */
  accepted: string;
  /** SQL expression for the fields of a row. */
  fields: string;
}

/** Adds rows to the list, and unsubscribes people of the list as the file says. */
async function addRows(
  client: PoolClient,
  { id, emailListId, accepted, fields }: Rows,
): Promise<Pick<Added, 'added' | 'unsubscribed'>> {
  const { rows: counted } = await client.query<Pick<Added, 'added' | 'unsubscribed'>>(
    `with stored as (
       insert into email_list_subscribers as o
         (email_list_id, email, first_name, last_name, source, import_id, status, unsubscribed_at, fields)
       select $2, s.email, nullif(s.first_name, ''), nullif(s.last_name, ''), 'import', $1, s.status,
         case when s.status <> 'subscribed' then now() end, ${fields}
       from ${accepted}
       on conflict (email_list_id, ${addressKey('email')}) do update
         set status = excluded.status, unsubscribed_at = excluded.unsubscribed_at,
           unsubscribed_by = (select created_by from subscriber_imports where id = $1)
         where o.status = 'subscribed' and excluded.status <> 'subscribed'
       returning old.id as listed, o.status, o.unsubscribed_at as left_at
     ), departed as (
       insert into subscriber_import_departures (import_id, subscriber_id, left_at)
       select $1, listed, left_at from stored where listed is not null
     )
     select count(*) filter (where status = 'subscribed')::int as added,
       count(*) filter (where status <> 'subscribed')::int as unsubscribed from stored`,
    [id, emailListId],
  );
  return counted[0]!;
}

/** Returns true when the file has columns for fields, and the list may have people of it. */
async function hasFieldsToFill(client: PoolClient, id: string, emailListId: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select field_columns <> '[]' and exists (select from email_list_subscribers where email_list_id = $2) as has
     from subscriber_imports where id = $1`,
    [id, emailListId],
  );
  return rows[0]!.has;
}
