import { describe, expect, it, vi } from 'vitest';
import { poolOf } from '../../src/database/in-transaction.ts';
import { storeClicks } from '../../src/features/newsletter-clicks/store-clicks.ts';
import { batchTest } from '../sending/batch-test.ts';
import { stored } from '../sending/click-test.ts';
import {
  distributionColumns,
  scatteredKeys,
  scatteredReferences,
  scatteredStatements,
  type ForeignKey,
  type UniqueKey,
} from './shard-rules.ts';

const one = batchTest();
const rows = <Row extends object>(sql: string) => one.newEm().execute<Row[]>(sql);

const uniqueKeys = () =>
  rows<UniqueKey>(`
    select c.relname as table, i.indexrelid::regclass::text as name, array(
      select a.attname::text from unnest(i.indkey::int[]) n join pg_attribute a on a.attrelid = c.oid and a.attnum = n
    ) as columns
    from pg_index i join pg_class c on c.oid = i.indrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace and not c.relispartition`);

const columnsOf = (table: string, numbers: string) =>
  `array(select a.attname::text from unnest(${numbers}) with ordinality k(n, o)
     join pg_attribute a on a.attrelid = ${table} and a.attnum = n order by o)`;

const foreignKeys = () =>
  rows<ForeignKey>(`
    select f.conname as name, f.conrelid::regclass::text as from, f.confrelid::regclass::text as to,
      ${columnsOf('f.conrelid', 'f.conkey')} as "fromColumns", ${columnsOf('f.confrelid', 'f.confkey')} as "toColumns"
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.contype = 'f' and f.connamespace = 'public'::regnamespace and not c.relispartition`);

/** Runs `work` and returns the statements of all connections of this process. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  // The driver's own class, which all pools of the process share.
  const { Client } = (await poolOf(one.test.orm)) as unknown as {
    Client: new () => { query: (query: unknown) => unknown };
  };
  const sent = vi.spyOn(Client.prototype, 'query');
  await work();
  const statements = sent.mock.calls.map(([query]) => {
    const { text } = query as { text?: string };
    return typeof query === 'string' ? query : (text ?? '');
  });
  sent.mockRestore();
  return statements;
}

describe('the ledger on a distributed database', () => {
  it('has unique keys that contain the campaign', async () => {
    const keys = await uniqueKeys();
    for (const table of Object.keys(distributionColumns))
      expect(
        keys.some((key) => key.table === table),
        `${table} has a key`,
      ).toBe(true);
    expect(scatteredKeys(keys)).toEqual([]);
  });

  it('has foreign keys that a server can check alone', async () => {
    const keys = await foreignKeys();
    expect(keys.filter(({ from }) => from in distributionColumns).length).toBeGreaterThan(5);
    expect(scatteredReferences(keys)).toEqual([]);
  });

  it('has no triggers', async () => {
    const triggers = await rows<{ table: string }>(
      `select tgrelid::regclass::text as table from pg_trigger where not tgisinternal`,
    );
    expect(triggers.filter(({ table }) => table in distributionColumns)).toEqual([]);
  });

  it('is sent by statements that name the campaign', async () => {
    await one.draft(120);
    const statements = await statementsOf(async () => {
      await one.begin();
      await one.run(one.worker());
    });
    expect(one.submitted).toHaveLength(120);
    const ofLedger = statements.filter((statement) => /newsletter_(?:deliveries|batches|submissions)/.test(statement));
    expect(ofLedger.length).toBeGreaterThan(5);
    expect(scatteredStatements(statements)).toEqual([]);
  });

  it('stores clicks by statements that name the campaign', async () => {
    const [{ id }] = (await rows<{ id: string }>(
      'update newsletter_campaigns set tracks_clicks = true, started_at = now() returning id',
    )) as [{ id: string }];
    await rows(
      `insert into newsletter_links (campaign_id, number, slug, title) select id, 1, 'one', 'One' from newsletter_campaigns`,
    );
    const statements = await statementsOf(() => storeClicks(one.newEm(), [stored(id, 1, 'one', 5)]));
    expect(await rows('select from newsletter_clicks')).toHaveLength(1);
    expect(statements.filter((statement) => /newsletter_clicks\b(?!')/.test(statement)).length).toBeGreaterThan(2);
    expect(scatteredStatements(statements.filter((statement) => !statement.includes('pg_advisory')))).toEqual([]);
  });
});

describe('the rules of a distributed database', () => {
  it('find keys, references and statements that need all servers', () => {
    const key = { table: 'newsletter_deliveries', name: 'by_address', columns: ['email'] };
    const within = { ...key, table: 'newsletter_clicks', columns: ['id', 'campaign_id'] };
    expect(scatteredKeys([key, within, { ...key, table: 'users' }])).toEqual(['newsletter_deliveries: by_address']);
    const reference = { name: 'f', from: 'users', fromColumns: ['id'], to: 'newsletter_clicks', toColumns: ['id'] };
    const inside = {
      ...reference,
      from: 'newsletter_submissions',
      fromColumns: ['campaign_id', 'number'],
      to: 'newsletter_batches',
      toColumns: ['campaign_id', 'number'],
    };
    expect(scatteredReferences([reference, inside, { ...reference, to: 'email_lists' }])).toEqual(['users: f']);
    const all = 'select count(*) from newsletter_deliveries';
    expect(scatteredStatements([all, `${all} where campaign_id = $1`, 'select 1'])).toEqual([all]);
  });
});
