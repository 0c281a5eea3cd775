import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { listAuditLog } from '@workspace/contracts/audit-log';
import { listSubscribers } from '@workspace/contracts/email-list-subscribers';
import { getOverview } from '@workspace/contracts/overview';
import { imapInbox } from '../src/adapters/inbox.ts';
import { plainClock } from '../src/features/contacts/contact-clock.ts';
import { readInbox } from '../src/features/inbox/read-inbox.ts';
import { recordEvents } from '../src/features/mail-events/record-events.ts';
import { createAddressToken } from '../src/features/mail-preferences/address-token.ts';
import { brakeCampaigns } from '../src/features/newsletter-deliveries/brake-campaigns.ts';
import { finishCampaigns } from '../src/features/newsletter-deliveries/finish-campaigns.ts';
import { findBrake } from '../src/features/newsletter-deliveries/find-brake.ts';
import { postfixReport } from './returned-mail/reports.ts';
import { startBounceMailbox } from './returned-mail/start-bounce-mailbox.ts';
import { batchTest } from './sending/batch-test.ts';
import { testMailSettings } from './test-mail-settings.ts';

const one = batchTest();
const { linkSecrets } = testMailSettings;
const detail = '550 5.1.1 User unknown';
let asStaff: ReturnType<typeof one.test.callWith>;
let listId: string;
beforeAll(async () => {
  asStaff = one.test.callWith(await one.test.signInAs('ada@lanesight.ai'));
});

/** Sends a campaign to this many recipients, over a server that accepts everything. */
async function sent(recipients: number): Promise<void> {
  listId = (await one.begun(recipients)).emailListId;
  await one.run(one.worker());
}

const emails = async () =>
  (
    await one
      .newEm()
      .execute<{ email: string }[]>('select email from newsletter_deliveries where campaign_id = ? order by id', [
        one.campaignId,
      ])
  ).map(({ email }) => email);
/** Returns these emails of the campaign, counted from 0, as addresses that do not exist. */
const bounce = async (from: number, to: number, event: { detail?: string; campaignId?: string } = { detail }) =>
  recordEvents(
    one.newEm(),
    (await emails()).slice(from, to).map((email) => ({ kind: 'bounced', email, ...event })),
  );
const suppressed = async () =>
  (await one.newEm().execute<{ count: number }[]>('select count(*)::int as count from mail_suppressions'))[0]!.count;
const bounced = async () =>
  (await asStaff(listSubscribers, { params: { listId }, query: { status: 'bounced' } })).subscribers.length;
const entries = async () =>
  (await asStaff(listAuditLog, { query: { resourceId: one.campaignId } })).entries.filter(
    ({ action }) => action === 'doubtBounces',
  );

describe('bounces of a campaign', () => {
  it('suppress nobody when a relay returns every email, and pause a campaign in sending', async () => {
    await sent(20);
    const reports = (await emails()).map((email) =>
      postfixReport({
        token: createAddressToken(linkSecrets, { email, listId, campaignId: one.campaignId }),
        diagnostic: detail,
      }),
    );
    const box = await startBounceMailbox(reports);
    onTestFinished(box.close);
    const deps = { newEm: one.newEm, linkSecrets, clock: Date.now, contactClock: plainClock };
    expect(await readInbox(imapInbox(box.url), deps)).toMatchObject({ read: 20, bounced: 20 });
    expect([await suppressed(), await bounced()]).toEqual([0, 0]);
    expect(await one.row(1)).toMatchObject({ reason: 'came_back', failure: 'bad_mailbox', answer: `5.1.1 ${detail}` });
    expect(await entries()).toMatchObject([
      { person: 'system', resource: 'newsletter-campaigns', changes: [{ field: 'liftedSuppressions', after: '4' }] },
    ]);
    expect(await brakeCampaigns(one.newEm(), { complaints: 0.1, blocks: 5 })).toMatchObject([
      { kind: 'blocks', count: 20, percent: 100 },
    ]);
  });

  it('need a person when the campaign was sent before they came back', async () => {
    const returned = async () =>
      (await asStaff(getOverview, {})).attention.find(({ kind }) => kind === 'returned_campaigns')?.items;
    await sent(30);
    await finishCampaigns(one.newEm());
    await bounce(0, 2);
    expect(await returned()).toBeUndefined();
    await bounce(2, 30);
    expect(await returned()).toMatchObject([{ id: one.campaignId, title: 'Big', count: 30 }]);
    await one.statusIs('paused');
    expect(await returned()).toBeUndefined();
  });

  it.each([
    ['without the reply', {}],
    ['with an unknown reply', { detail: 'Returned to sender' }],
  ])('suppress nobody when a mail service returns them %s', async (_title, event) => {
    await sent(30);
    await bounce(0, 30, event);
    expect([await suppressed(), await bounced()]).toEqual([0, 0]);
  });

  it('suppress their addresses while they are a small part of the campaign', async () => {
    await sent(100);
    await bounce(0, 9);
    await bounce(0, 9);
    expect([await suppressed(), await bounced()]).toEqual([9, 9]);
    await bounce(9, 10);
    expect([await suppressed(), await bounced(), (await entries()).length]).toEqual([0, 0, 1]);
  });

  it('are compared with the emails of unfinished batches too', async () => {
    await sent(100);
    await one.newEm().execute('update newsletter_batches set done_at = null where campaign_id = ?', [one.campaignId]);
    await bounce(0, 9);
    expect([await suppressed(), await bounced()]).toEqual([9, 9]);
  });

  it('are believed when they are few, however small the campaign is', async () => {
    await sent(4);
    await bounce(0, 4);
    expect(await suppressed()).toBe(4);
  });

  it('lift no suppression of another cause, or of before', async () => {
    await sent(20);
    const [first, second, third] = await emails();
    const suppress = (email: string | undefined, reason: string, days: number) =>
      one.newEm().execute(
        `insert into mail_suppressions (address_hash, email, reason, created_at)
         values (address_hash(?), ?, ?, now() - make_interval(days => ?))`,
        [email, email, reason, days],
      );
    await suppress(first, 'complained', 0);
    await suppress(second, 'bounced', 3);
    await suppress(third, 'left', 0);
    await bounce(0, 20);
    expect(await suppressed()).toBe(3);
  });

  it('suppress nobody when several processes record them at once', async () => {
    await sent(40);
    await Promise.all([bounce(0, 20), bounce(10, 30), bounce(20, 40), bounce(0, 40)]);
    expect([await suppressed(), await bounced()]).toEqual([0, 0]);
  });
});

it('says what a pause is about', () => {
  const numbers = { recipients: 100, submitted: 100, refused: 0, complaints: 0, blocks: 60 };
  expect(findBrake(numbers, { complaints: 0, blocks: 5 }, null)?.sentence).toBe(
    'Mail servers rejected or returned 60 emails of this campaign, 60 % so far: they block it, or say of too many addresses that they do not exist.',
  );
});
