import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getCampaign } from '@workspace/contracts/newsletter-campaigns';
import { beginSending } from '../src/features/newsletter-campaigns/sending/begin-sending.ts';
import { undoSending } from '../src/features/newsletter-campaigns/sending/undo-sending.ts';
import { openPreparations, prepareChunk, prepareLedger } from '../src/features/newsletter-deliveries/prepare-ledger.ts';
import { dueBatches } from '../src/features/newsletter-deliveries/due-batches.ts';
import { finishCampaigns } from '../src/features/newsletter-deliveries/finish-campaigns.ts';
import { batchTest } from './sending/batch-test.ts';
import type { LedgerOrders } from './sending/ledger-process.ts';
import { testMailSettings } from './test-mail-settings.ts';

const recipients = 45_000;
const one = batchTest();
const sql = <T extends object>(query: string, values: unknown[] = []) => one.newEm().execute<T[]>(query, values);

/** Starts a campaign so large that a job writes its ledger. */
async function begin(secondsToUndo = 0): Promise<string> {
  const { emailListId } = await one.draft(recipients);
  await beginSending(one.newEm(), one.campaignId, testMailSettings, { people: recipients, secondsToUndo });
  return emailListId;
}

const step = () => one.newEm().transactional((inside) => prepareChunk(inside, one.campaignId));
const written = async () =>
  (
    await sql<{ rows: number; people: number; last: number; batches: number; queued: number }>(
      `select count(*)::int as rows, count(distinct lower(email))::int as people, coalesce(max(id), 0) as last,
         (select count(*)::int from newsletter_batches where number > 0) as batches,
         (select coalesce(sum(queued), 0)::int from newsletter_batches) as queued
       from newsletter_deliveries`,
    )
  )[0]!;
const complete = {
  rows: recipients,
  people: recipients,
  last: recipients,
  batches: recipients / 500,
  queued: recipients,
};

describe('the ledger of a large campaign', () => {
  it('has everyone once although its workers are killed between chunks and within them', async () => {
    await begin();
    const start = (diesAfter?: number): ChildProcess => {
      const child = fork(join(import.meta.dirname, 'sending/ledger-process.ts'));
      const databaseUrl = one.test.orm.config.get('clientUrl')!;
      child.send({ databaseUrl, campaignId: one.campaignId, diesAfter } satisfies LedgerOrders);
      return child;
    };
    for (const delay of [0, 15, 60]) {
      expect(await once(start(delay), 'exit')).toEqual([null, 'SIGKILL']);
      const { rows, people, last, queued } = await written();
      expect([people, last, queued]).toEqual([rows, rows, rows]);
      expect(await dueBatches(one.newEm())).toEqual([]);
    }
    expect((await written()).rows).toBeGreaterThan(0);
    expect((await written()).rows).toBeLessThan(recipients);
    const workers = [start(), start()];
    await Promise.all(workers.map((child) => once(child, 'exit')));
    expect(await written()).toEqual(complete);
    expect(await openPreparations(one.newEm())).toEqual([]);
    expect(await dueBatches(one.newEm())).toHaveLength(recipients / 500);
    expect(await one.campaign()).toMatchObject({ status: 'sending', recipient_count: recipients });
  }, 120_000);

  it('has the list as it was at the start', async () => {
    const emailListId = await begin();
    await step();
    await sql(`insert into email_list_subscribers (email_list_id, email) values (?, 'zoe@example.org')`, [emailListId]);
    await sql(`update email_list_subscribers set status = 'unsubscribed' where email = 'reader9999@example.org'`);
    await prepareLedger(one.newEm, one.campaignId);
    expect(await written()).toMatchObject({ rows: recipients - 1, people: recipients - 1 });
    expect(await sql(`select 1 from newsletter_deliveries where email = 'zoe@example.org'`)).toEqual([]);
  });

  it('is complete before a batch is due, and before the campaign can be sent', async () => {
    await begin();
    expect(await written()).toMatchObject({ rows: 0 });
    expect(await step()).toBe(true);
    expect([await dueBatches(one.newEm()), await finishCampaigns(one.newEm())]).toEqual([[], 0]);
    expect(await one.run(one.worker())).toBeNull();
    await one.statusIs('paused');
    expect(await step()).toBe(true);
    await one.statusIs('cancelled');
    expect(await step()).toBe(false);
    expect(await openPreparations(one.newEm())).toEqual([]);
  });

  it('is reported while it is written', async () => {
    await begin(60);
    await step();
    const as = one.test.callWith(await one.test.signInAs('ada@lanesight.ai'));
    const progress = async () => (await as(getCampaign, { params: { id: one.campaignId } })).progress;
    expect(await progress()).toMatchObject({ preparing: { written: 10_000, of: recipients }, perSecond: null });
    await prepareLedger(one.newEm, one.campaignId);
    expect(await progress()).toMatchObject({ preparing: null, counts: { queued: recipients } });
  });

  it('is removed after Undo, also while it is written, and written anew by the next start', async () => {
    await begin(60);
    for (let chunks = 0; chunks < 3; chunks += 1) await step();
    await undoSending(one.newEm(), one.campaignId);
    expect(await one.campaign()).toMatchObject({ status: 'draft', started_at: null, sends_at: null, html: null });
    const { rows } = await written();
    expect(rows).toBeGreaterThan(0);
    await beginSending(one.newEm(), one.campaignId, testMailSettings, { people: recipients, secondsToUndo: 0 });
    await prepareLedger(one.newEm, one.campaignId);
    expect(await written()).toEqual(complete);
    expect(await openPreparations(one.newEm())).toEqual([]);
  });
});
