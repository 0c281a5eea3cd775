import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@workspace/sandbox/free-port';
import { startPostgres } from '@workspace/sandbox/postgres';
import { connectDatabase } from '../apps/api/src/database/orm.ts';
import { prepareDatabase } from '../apps/api/src/database/prepare-database.ts';
import { audienceOf } from '../apps/api/src/features/newsletter-campaigns/audience/audience.ts';
import { countAudience } from '../apps/api/src/features/newsletter-campaigns/audience/count-audience.ts';
import { beginSending } from '../apps/api/src/features/newsletter-campaigns/sending/begin-sending.ts';
import { undoSending } from '../apps/api/src/features/newsletter-campaigns/sending/undo-sending.ts';
import { prepareLedger } from '../apps/api/src/features/newsletter-deliveries/prepare-ledger.ts';
import { fillList } from '../apps/api/test/fill-list.ts';
import { createBigCampaign } from '../apps/api/test/sending/create-big-campaign.ts';
import { testMailSettings } from '../apps/api/test/test-mail-settings.ts';
import { median } from './statistics.ts';

/**
 * Measures the count of a campaign's audience, its start, the writing of its ledger and Undo with 1,000,000 people on
 * one list; other lists have 300,000 and 100,000 of them, and some more.
 */
const people = 1_000_000;
const rounds = 7;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
await chmod(folder, 0o711);
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort() });
const orm = await connectDatabase(postgres.url);
await prepareDatabase(orm, 'migrate');
const newEm = () => orm.em.fork();
const sql = (statement: string, values: unknown[] = []) =>
  newEm().execute<Record<string, unknown>[]>(statement, values);

/** Creates a list with every `each`-th person of another, and a tenth more. */
async function overlapping(from: string, each: number): Promise<string> {
  const [{ id }] = (await sql(`insert into email_lists (name) values ('Overlapping') returning id`)) as [
    { id: string },
  ];
  await sql(
    `insert into email_list_subscribers (email_list_id, email)
     select ?, case when n % 11 = 0 then 'other' || n || '@example.net' else upper(email) end
     from (select email, row_number() over () as n from email_list_subscribers where email_list_id = ?) s
     where n % ? = 0`,
    [id, from, each],
  );
  return id;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

try {
  const all = await fillList(sql, people);
  // No measured statement uses it, and it makes the next ones slow.
  await sql('drop index email_list_subscribers_inside');
  const third = await overlapping(all, 3);
  const tenth = await overlapping(all, 10);
  await sql(
    `insert into mail_suppressions (address_hash, email, reason)
     select address_hash(email), email, 'bounced' from email_list_subscribers where email_list_id = ? limit 2000`,
    [tenth],
  );
  await sql(`insert into segments (name, rules) values ('Some', '{"all":[{"field":"firstName","is":"anna42"}]}')`);
  const [{ id: segment }] = (await sql('select id from segments')) as [{ id: string }];
  await sql('vacuum analyze');
  const audiences = {
    'one list of a million': { moreListIds: [], segmentIds: [], excludedListIds: [] },
    'two more that overlap': { moreListIds: [third, tenth], segmentIds: [], excludedListIds: [] },
    'without 100,000 of an excluded list': { moreListIds: [third], segmentIds: [], excludedListIds: [tenth] },
    'and a segment': { moreListIds: [third], segmentIds: [segment], excludedListIds: [tenth] },
  };
  const { id } = await createBigCampaign(newEm(), 1);
  const rows = [];
  for (const [audience, fields] of Object.entries(audiences)) {
    const chosen = await audienceOf(newEm(), { emailListId: all, ...fields });
    let counted = 0;
    const times = [];
    for (let round = 0; round <= rounds; round += 1)
      times.push(await timeOf(async () => (counted = await countAudience(newEm(), chosen))));
    const literal = (ids: string[]) => `{${ids.join(',')}}`;
    await sql(
      `update newsletter_campaigns set email_list_id = ?, more_list_ids = ?, segment_ids = ?, excluded_list_ids = ?
       where id = ?`,
      [all, literal(fields.moreListIds), literal(fields.segmentIds), literal(fields.excludedListIds), id],
    );
    const start = { people: counted, secondsToUndo: 600 };
    const begin = await timeOf(() => beginSending(newEm(), id, testMailSettings, start));
    const ledger = await timeOf(() => prepareLedger(newEm, id));
    const [{ written }] = (await sql(`select count(*) filter (where status = 'queued')::int as written
      from newsletter_deliveries`)) as [{ written: number }];
    console.log(`${audience}: ${counted} people counted in ${median(times.slice(1)).toFixed(0)} ms`);
    const undo = await timeOf(() => undoSending(newEm(), id));
    const removal = await timeOf(() => prepareLedger(newEm, id));
    rows.push({
      audience,
      people: counted,
      written,
      'count ms, median': median(times.slice(1)).toFixed(0),
      'start ms': begin.toFixed(0),
      'ledger s': (ledger / 1_000).toFixed(1),
      'undo ms': undo.toFixed(0),
      'removal s': (removal / 1_000).toFixed(1),
    });
  }
  console.table(rows);
} finally {
  await orm.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
