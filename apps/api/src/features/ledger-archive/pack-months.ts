import type { EntityManager } from '@mikro-orm/postgresql';
import { addressKey } from '../../database/address-key.ts';
import { lastActivityOfMonth, monthColumns, type LedgerMonth } from './ledger-month.ts';
import { takeOut, watchMonth } from './watch-month.ts';

/** Bounces are recorded for fourteen days. */
const quietDays = 15;

/**
 * Packs the months whose campaigns are over. Their rows change no more, so they need no space for changes, and the
 * reply of the mail server to an accepted email is of no use any more. Returns the number of months.
 */
export async function packMonths(newEm: () => EntityManager): Promise<{ packed: number }> {
  const months = await newEm().execute<LedgerMonth[]>(
    `select ${monthColumns} from ledger_months t
     where t.archived_at is null and t.packed_at is null
       and ${lastActivityOfMonth} < now() - make_interval(days => ${quietDays}) order by t.ends_at`,
  );
  let packed = 0;
  for (const month of months) packed += Number(await packMonth(newEm, month));
  return { packed };
}

/** Copies the rows of a month into a dense table, which takes the place of the partition if none changed meanwhile. */
async function packMonth(newEm: () => EntityManager, month: LedgerMonth): Promise<boolean> {
  const { name, fromId, untilId } = month;
  const { attempt } = await watchMonth(newEm, month);
  const copy = `${name}_packed`;
  await newEm().transactional(async (inside) => {
    await inside.execute(`drop table if exists "${copy}"`);
    await inside.execute(
      `create table "${copy}" (like newsletter_deliveries including defaults including constraints)`,
    );
    await inside.execute(
      `insert into "${copy}" (${columns})
       select ${columns.replace(' answer', ` case when d.status <> 'handed_over' or d.reason is not null then d.answer end`)}
       from "${name}" d order by d.campaign_id, d.id`,
    );
    for (const index of indexes) await inside.execute(index(`"${copy}"`));
    // With these, taking its place reads no row.
    await inside.execute(
      `alter table "${copy}" add constraint in_month check (campaign_id >= '${fromId}' and campaign_id < '${untilId}'),
         add constraint newsletter_deliveries_campaign_id_fkey foreign key (campaign_id)
           references newsletter_campaigns on delete cascade`,
    );
  });
  await newEm().execute(`vacuum (analyze) "${copy}"`);
  const isPacked = await takeOut(newEm, month, attempt, async (inside) => {
    await inside.execute(`alter table "${copy}" rename to "${name}"`);
    await inside.execute(
      `alter table newsletter_deliveries attach partition "${name}" for values from (${boundOf(fromId)}) to ('${untilId}')`,
    );
    await inside.execute(`alter table "${name}" drop constraint in_month`);
    await inside.execute('update ledger_months set packed_at = now() where id = ?', [month.id]);
  });
  if (!isPacked) await newEm().execute(`drop table if exists "${copy}"`);
  return isPacked;
}

const columns = `campaign_id, first_attempt_at, changed_at, retry_at, resent_at, id, attempts, variant, is_in_test, status,
  email, first_name, last_name, reason, answer, failure, resent_by, email_list_id, enrollment_id`;

/** The indexes of a partition. */
const indexes: readonly ((table: string) => string)[] = [
  (table) => `alter table ${table} add primary key (campaign_id, id) with (fillfactor = 100)`,
  (table) => `create index on ${table} (${addressKey('email')}) with (fillfactor = 100)`,
  (table) => `create index on ${table} (campaign_id, variant) where is_in_test`,
  (table) => `create index on ${table} (campaign_id, failure) where failure is not null`,
  (table) => `create index on ${table} (campaign_id) where reason = 'complained'`,
  (table) => `create unique index on ${table} (enrollment_id, campaign_id) where enrollment_id is not null`,
];

/** The first partition has no lower bound. */
const boundOf = (id: string): string => (/^[0-]+$/.test(id) ? 'minvalue' : `'${id}'`);
