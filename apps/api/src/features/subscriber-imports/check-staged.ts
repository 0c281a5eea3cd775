import type { PoolClient } from 'pg';
import { addressKey, isSameAddress } from '../../database/address-key.ts';
import { stageTable } from './stage-table.ts';

/** PostgreSQL memory for sorting and joining a whole file. */
const workMemory = '128MB';

/** Finds the rows of a staged file that cannot be added, and counts the outcomes of all rows. */
export async function checkStaged(client: PoolClient, id: string, emailListId: string): Promise<void> {
  const stage = stageTable(id);
  await client.query(`set local work_mem = '${workMemory}'`);
  await client.query(`analyze ${stage}`);
  await client.query(
    `insert into subscriber_import_rejects (import_id, line, email, reason, detail)
     select $1, line, left(email, 320), fault, nullif(detail, '') from ${stage} where fault <> ''`,
    [id],
  );
  // Grouping is cheap with few duplicates, and the line numbers are looked up only for those. Of the rows of a person,
  // one that unsubscribes wins.
  await client.query(
    `insert into subscriber_import_rejects (import_id, line, email, reason)
     select $1, s.line, s.email, 'doubled'
     from ${stage} s join (
       select ${addressKey('email')} as key,
         coalesce(min(line) filter (where status <> 'subscribed'), min(line)) as kept from ${stage} where fault = ''
       group by 1 having count(*) > 1) d on ${addressKey('s.email')} = d.key and s.line <> d.kept
     where s.fault = ''`,
    [id],
  );
  await rejectUnsubscribed(client, id, emailListId);
  await client.query(
    `update subscriber_imports i set
       invalid = c.invalid, doubled = c.doubled, left_before = c.left_before, present = p.present,
       unsubscribed = p.unsubscribed,
       added = i.rows - c.invalid - c.doubled - c.left_before - p.present - p.unsubscribed
     from (
       select count(*) filter (where reason not in ('doubled', 'left')) as invalid,
              count(*) filter (where reason = 'doubled') as doubled,
              count(*) filter (where reason = 'left') as left_before
       from subscriber_import_rejects where import_id = $1) c, (
       select count(e.id) filter (where s.status = 'subscribed') as present,
              count(*) filter (where s.status <> 'subscribed') as unsubscribed
       from ${stage} s left join email_list_subscribers e
         on e.email_list_id = $2 and ${isSameAddress('e.email', 's.email')}
       where s.fault = ''
         and not exists (select from subscriber_import_rejects r where r.import_id = $1 and r.line = s.line)) p
     where i.id = $1`,
    [id, emailListId],
  );
}

/** Marks the rows of addresses that left every list, or this one. Rows that are already marked remain. */
export async function rejectUnsubscribed(client: PoolClient, id: string, emailListId: string): Promise<void> {
  await client.query(
    `insert into subscriber_import_rejects (import_id, line, email, reason)
     select $1, s.line, s.email, 'left' from ${stageTable(id)} s
     where s.fault = '' and (
       address_hash(s.email) in (select address_hash from mail_suppressions)
       or ${addressKey('s.email')} in (
         select ${addressKey('email')} from email_list_subscribers where email_list_id = $2 and status <> 'subscribed'))
     on conflict (import_id, line) do nothing`,
    [id, emailListId],
  );
}
