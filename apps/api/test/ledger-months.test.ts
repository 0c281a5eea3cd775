import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMonths } from '../src/database/months/create-months.ts';
import { packMonths } from '../src/features/ledger-archive/pack-months.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { useLedger } from './use-ledger.ts';

let test: TestApp;
const { sql, campaignTo, archive } = useLedger(() => test);
const newEm = () => test.orm.em.fork();
beforeEach(async () => {
  test = await startTestApp();
});
afterEach(() => test.close());

const rows = () =>
  sql<{ month: string }>(
    'select tableoid::regclass::text as month, * from newsletter_deliveries order by campaign_id, id',
  );

describe('the months of the ledger', () => {
  it('exist ahead, and are created once', async () => {
    const before = await sql('select name from ledger_months');
    const { created } = await createMonths(newEm);
    expect(created).toBeLessThanOrEqual(1);
    expect(before.length).toBeGreaterThanOrEqual(4);
    expect(await createMonths(newEm)).toEqual({ created: 0 });
  });

  it('take each recipient once, as one table did', async () => {
    const id = await campaignTo(['anna@example.org']);
    const again = `insert into newsletter_deliveries (campaign_id, id, email, enrollment_id) values (?, ?, 'anna@example.org', ?)`;
    await expect(sql(again, [id, 1, null])).rejects.toThrow('duplicate key');
    const enrollment = '0190f1e0-0000-7000-8000-000000000001';
    await sql(again, [id, 2, enrollment]);
    await expect(sql(again, [id, 3, enrollment])).rejects.toThrow('duplicate key');
  });

  it('receive the rows that came before they existed', async () => {
    await campaignTo(['old@example.org']);
    await archive();
    const id = await campaignTo(['anna@example.org']);
    expect(await rows()).toMatchObject([{ month: 'newsletter_deliveries_other' }]);
    expect(await createMonths(newEm)).toEqual({ created: 1 });
    expect(await rows()).toMatchObject([
      {
        month: expect.stringMatching(/^newsletter_deliveries_\d{4}_\d\d$/),
        campaign_id: id,
        email: 'anna@example.org',
      },
    ]);
  });

  it('are packed fifteen days after the last activity, with the same rows and without replies to accepted emails', async () => {
    const id = await campaignTo(['anna@example.org', 'tom@example.org', 'eve@example.org']);
    await sql(
      `update newsletter_deliveries set status = 'refused', answer = '550 No', failure = 'policy' where id = 2`,
    );
    expect(await packMonths(newEm)).toEqual({ packed: 0 });
    await sql(
      `update ledger_months set ends_at = now() - interval '16 days' where name = 'newsletter_deliveries_first'`,
    );
    await sql(`update newsletter_campaigns set started_at = now() - interval '16 days', sent_at = null where id = ?`, [
      id,
    ]);
    const before = await rows();
    expect(await packMonths(newEm)).toEqual({ packed: 1 });
    expect(await rows()).toEqual(
      before.map((row) => ({ ...row, answer: (row as { id?: number }).id === 2 ? '550 No' : null })),
    );
    expect(await packMonths(newEm)).toEqual({ packed: 0 });
    await sql('delete from newsletter_campaigns where id = ?', [id]);
    expect(await rows()).toEqual([]);
  });
});
