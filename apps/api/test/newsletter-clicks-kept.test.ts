import { describe, expect, it, vi } from 'vitest';
import { deleteEmailList, deleteListForGood } from '@workspace/contracts/email-lists';
import { emptyDeletedLists } from '../src/features/email-lists/empty-deleted-lists.ts';
import { erasePerson, getMailPreferences } from '@workspace/contracts/mail-preferences';
import { clickRetentionDays } from '@workspace/contracts/newsletter-clicks';
import { findDeliveries, listDeliveries } from '@workspace/contracts/newsletter-deliveries';
import { createAddressToken } from '../src/features/mail-preferences/address-token.ts';
import { deleteOldClicks } from '../src/features/newsletter-clicks/delete-old-clicks.ts';
import { storeClicks } from '../src/features/newsletter-clicks/store-clicks.ts';
import { clickTest, firefox, linkSecrets, slugs, stored, token } from './sending/click-test.ts';

const { staff, sent, follow, clicksOf } = clickTest();

describe('stored clicks', () => {
  it('count once when they are stored twice', async () => {
    const id = await sent();
    const clicks = [stored(id, 1, 'one', 1), stored(id, 2, 'one', 2)];
    await storeClicks(staff.em(), clicks);
    await storeClicks(staff.em(), clicks);
    expect(await clicksOf(id)).toMatchObject({ readers: 2, clicks: 2 });
  });

  it('are classified together when two processes store them at once', async () => {
    const id = await sent();
    const at = new Date().toISOString();
    const burst = slugs.map((slug) => storeClicks(staff.em(), [stored(id, 1, slug, 0, { at })]));
    await Promise.all(burst);
    expect(await clicksOf(id)).toMatchObject({ readers: 0, scannerHits: 3 });
  });

  it('are shown by the hour, and later ones together', async () => {
    const id = await sent();
    await storeClicks(staff.em(), [stored(id, 1, 'one', 61), stored(id, 2, 'two', 80 * 60)]);
    const { byHour, later } = await clicksOf(id);
    expect([byHour[0], byHour[1], later]).toEqual([0, 1, 1]);
  });

  it('change nothing beyond the limit of one message', async () => {
    const id = await sent();
    const many = Array.from({ length: 150 }, (_, minute) => stored(id, 1, 'one', minute));
    await storeClicks(staff.em(), many);
    await storeClicks(
      staff.em(),
      many.map((click) => ({ ...click, id: crypto.randomUUID() })),
    );
    await storeClicks(staff.em(), [stored(id, 1, 'one', 500)]);
    expect(await clicksOf(id)).toMatchObject({ readers: 1, clicks: 300 });
  });

  it('are shown to their subscriber, and deleted with their data', async () => {
    const id = await sent();
    const listId = staff.draft.emailListId;
    await follow({ by: token(id), slug: 'two' }, { by: token(id, 2), slug: 'two' });
    await follow({ by: token(id), slug: 'one', method: 'HEAD', ip: '203.0.113.9' });
    const params = { token: createAddressToken(linkSecrets, { email: 'anna@example.org', listId, campaignId: id }) };
    expect((await staff.as(getMailPreferences, { params })).letters).toEqual([
      { subject: 'Before winter', at: expect.any(String), opened: ['Article two'], scannerHits: 1 },
    ]);
    await staff.as(erasePerson, { params, body: { agreed: 'yes' } });
    expect(await clicksOf(id)).toMatchObject({ readers: 1, clicks: 1, scannerHits: 0 });
    expect(await staff.em().execute('select delivery_id from newsletter_clicks')).toEqual([{ delivery_id: 2 }]);
    await follow({ by: token(id), slug: 'one' });
    expect(await clicksOf(id)).toMatchObject({ readers: 1, clicks: 1 });
    // Nothing is stated about them any more: 'opened none' would be false.
    const { deliveries } = await staff.as(listDeliveries, { params: { id }, query: {} });
    expect(deliveries.map(({ email, clicks }) => [email, clicks])).toEqual([
      ['erased', null],
      ['bo@example.org', { firstAt: expect.any(String), links: 1, scannerHits: 0 }],
    ]);
  });

  it('lose their client hash after a day, and their reader after the promised days; the statistics remain', async () => {
    const id = await sent();
    await follow({ by: token(id), slug: 'one' });
    const em = staff.em();
    await em.execute(`update newsletter_clicks set at = at - interval '25 hours'`);
    expect(await deleteOldClicks(staff.em)).toEqual({ deleted: 0 });
    expect(await em.execute('select client from newsletter_clicks')).toEqual([{ client: null }]);
    await em.execute(
      `update newsletter_campaigns set started_at = now() - make_interval(days => ?, secs => 1) where id = ?`,
      [clickRetentionDays, id],
    );
    expect(await deleteOldClicks(staff.em)).toEqual({ deleted: 1 });
    await follow({ by: token(id), slug: 'one' });
    expect(await clicksOf(id)).toMatchObject({ readers: 1, clicks: 1 });
    const { deliveries } = await staff.as(findDeliveries, { query: { email: 'anna@example.org' } });
    expect(deliveries[0]!.clicks).toBeNull();
  });

  it('outlive the list of their campaign', async () => {
    const id = await sent();
    await follow({ by: token(id), slug: 'one' });
    await staff.em().execute(`update newsletter_campaigns set status = 'sent' where id = ?`, [id]);
    const list = { params: { id: staff.draft.emailListId } };
    await staff.as(deleteEmailList, list);
    await staff.as(deleteListForGood, list);
    await emptyDeletedLists(staff.em());
    expect(await clicksOf(id)).toMatchObject({ readers: 1, clicks: 1 });
  });

  it('stay in memory while the database is unavailable', async () => {
    const id = await sent();
    const app = await staff.test.startAnother({});
    await staff.em().execute('alter table newsletter_clicks rename to away');
    await app.inject({ url: `/api/newsletter-clicks/${token(id)}/one`, headers: { 'user-agent': firefox } });
    await new Promise((next) => setTimeout(next, 1_300));
    await staff.em().execute('alter table away rename to newsletter_clicks');
    await vi.waitFor(async () => expect((await clicksOf(id)).readers).toBe(1), { timeout: 4_000 });
  });
});
