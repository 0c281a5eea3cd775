import type { MikroORM } from '@mikro-orm/postgresql';
import type { PoolClient } from 'pg';
import { addressKey } from '../../database/address-key.ts';
import { copyInto } from '../../database/copy-into.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { suppressedSql } from '../suppressions/suppress.ts';

interface Counts {
  added: number;
  unsubscribed: number;
  present: number;
  left: number;
}

interface Addition {
  listId: string;
  /** Rows for COPY: position, email, first name, last name, status, source, fields as JSON. */
  lines: Uint8Array;
  count: number;
  /** The staff member who adds them. */
  by: string;
}

const bytesAtOnce = 64 * 1024;
const manyPeople = 1_000;

/**
 * Adds subscribers to a list, all or none, through a temporary table of this transaction. Existing rows stay
 * unchanged, except that `unsubscribed` ends a subscription; unsubscribed and bounced addresses are not added again.
 */
export function addToList(orm: MikroORM, { listId, lines, count, by }: Addition): Promise<Counts> {
  return inTransaction(orm, async (client) => {
    await client.query(
      `create temporary table given (
         place integer, email text, first_name text, last_name text, status text, source text, fields jsonb) on commit drop`,
    );
    await copyInto(client, 'given', piecesOf(lines));
    if (count > manyPeople) await client.query('analyze given');
    const { added, unsubscribed, left } = await insertParsed(client, listId, by);
    return { added, unsubscribed, present: count - added - unsubscribed - left, left };
  });
}

/** For an address that occurs twice, the row that unsubscribes wins, or else the first. */
async function insertParsed(client: PoolClient, listId: string, by: string): Promise<Omit<Counts, 'present'>> {
  const { rows } = await client.query<Omit<Counts, 'present'>>(
    `with once as (
       select distinct on (${addressKey('email')}) * from given
       order by ${addressKey('email')}, (status = 'unsubscribed') desc, place
     ), willing as (
       select * from once o where o.status = 'unsubscribed' or not ${suppressedSql('o.email')}
     ), stored as (
       insert into email_list_subscribers as s
         (email_list_id, email, first_name, last_name, fields, source, status, unsubscribed_at, unsubscribed_by)
       select $1, email, first_name, last_name, fields, source, status,
         case when status = 'unsubscribed' then now() end, case when status = 'unsubscribed' then $2 end
       from willing
       on conflict (email_list_id, ${addressKey('email')}) do update
         set status = excluded.status, unsubscribed_at = excluded.unsubscribed_at,
           unsubscribed_by = excluded.unsubscribed_by
         where s.status = 'subscribed' and excluded.status = 'unsubscribed'
       returning s.status
     )
     select count(*) filter (where status = 'subscribed')::int as added,
            count(*) filter (where status = 'unsubscribed')::int as unsubscribed,
            ((select count(*) from once) - (select count(*) from willing))::int as left
     from stored`,
    [listId, by],
  );
  return rows[0]!;
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += bytesAtOnce) yield bytes.subarray(at, at + bytesAtOnce);
}

/** Formats the counts as a message. */
export function addedMessage({ added, unsubscribed, present, left }: Counts): string {
  const of = (count: number, one: string, many: string) =>
    count > 0 ? [`${number(count)} ${count === 1 ? one : many}`] : [];
  const others = [
    ...of(unsubscribed, 'unsubscribed', 'unsubscribed'),
    ...of(present, 'was there already', 'were there already'),
    ...of(left, 'has left before and stays out', 'have left before and stay out'),
  ];
  const first = `${number(added)} ${added === 1 ? 'subscriber' : 'subscribers'} added`;
  return `${[first, ...others].join(', ')}.`;
}

const number = (count: number): string => count.toLocaleString('en-US');
