import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countFailures, listDeliveries } from '@workspace/contracts/newsletter-deliveries';
import { recordEvents } from '../src/features/mail-events/record-events.ts';
import { SmtpTransport } from '../src/adapters/smtp/smtp-transport.ts';
import { startMailSink, type MailSink } from '@workspace/sandbox/mail-sink';
import { batchTest } from './sending/batch-test.ts';
import { plansOf } from './plans-of.ts';
import { failuresOf } from '../src/features/newsletter-deliveries/find-deliveries.ts';

const replies: Record<string, string> = {
  'reader1@example.org': '550 5.1.1 User unknown',
  'reader2@example.org': '550 5.7.26 This mail has been blocked because the sender is unauthenticated.',
  'reader3@example.org': '450 4.7.28 Gmail has detected an unusual rate of email.',
  'reader4@example.org': '451 4.7.0 too many messages',
  'reader5@example.org': '554 5.7.1 You are not allowed to connect',
};

const one = batchTest();
let sink: MailSink;
let transport: SmtpTransport;
beforeAll(async () => {
  sink = await startMailSink({
    faults: ({ recipient = '' }) => {
      const does = replies[recipient];
      return does === undefined ? undefined : { at: 'recipient', does };
    },
  });
  transport = new SmtpTransport({ smtpUrl: `smtp://127.0.0.1:${sink.port}`, connections: 1, rest: 1 });
});
afterAll(async () => {
  transport.close();
  await sink.stop();
});

const asStaff = async () => one.test.callWith(await one.test.signInAs('ada@lanesight.ai'));

/** Sends a campaign to seven recipients, five of which the mail server does not accept. */
async function send() {
  await one.begun(7);
  const worker = { ...one.worker((message) => transport.submit(message)), retryDelay: () => 3_600 };
  await one.run(worker);
}

describe('failures of a campaign', () => {
  it('have the cause and a sentence in the ledger', async () => {
    await send();
    const call = await asStaff();
    const { deliveries } = await call(listDeliveries, { params: { id: one.campaignId }, query: {} });
    expect(deliveries.map(({ status, failure }) => [status, failure?.kind, failure?.sentence])).toEqual([
      ['refused', 'bad_mailbox', 'The mailbox does not exist.'],
      ['refused', 'authentication', 'Gmail could not verify the email by SPF, DKIM or DMARC.'],
      ['retry', 'rate', 'Gmail limits how fast we send.'],
      ['retry', 'rate', 'The receiving server limits how fast we send.'],
      ['refused', 'policy', 'The receiving server blocked the email by a rule of its own.'],
      ['handed_over', undefined, undefined],
      ['handed_over', undefined, undefined],
    ]);
    expect(deliveries[5]).toMatchObject({ failure: null });
  });

  it('are counted by cause, with bounces', async () => {
    await send();
    await recordEvents(one.newEm(), [
      { kind: 'bounced', email: 'reader6@example.org', isFinal: false, detail: '4.2.2 452 4.2.2 Over quota' },
      { kind: 'complained', email: 'reader7@example.org', isFinal: true },
    ]);
    const call = await asStaff();
    expect(await call(countFailures, { params: { id: one.campaignId } })).toEqual({
      failures: [
        { kind: 'rate', count: 2, retried: 2 },
        { kind: 'authentication', count: 1, retried: 0 },
        { kind: 'bad_mailbox', count: 1, retried: 0 },
        { kind: 'mailbox_full', count: 1, retried: 0 },
        { kind: 'policy', count: 1, retried: 0 },
      ],
    });
  });

  it('are none once a later attempt succeeds', async () => {
    await one.begun(1);
    const busy = { outcome: 'deferred', answer: '450 Busy', failure: 'temporary' } as const;
    const busyOnce = one.worker(() => (one.submitted.length === 1 ? busy : { outcome: 'handed_over', answer: 'Ok' }));
    await one.run(busyOnce);
    expect(await one.row(1)).toMatchObject({ status: 'retry', failure: 'temporary' });
    await new Promise((next) => setTimeout(next, 80));
    await one.run(busyOnce);
    expect(await one.row(1)).toMatchObject({ status: 'handed_over', failure: null });
    expect(await failuresOf(one.newEm(), one.campaignId)).toEqual([]);
  });

  it('are counted from their index', async () => {
    await one.begun(5_000);
    await one.newEm().execute('analyze newsletter_deliveries');
    const plans = await plansOf(one.test.orm, () => failuresOf(one.newEm(), one.campaignId));
    expect(plans).toMatch(/Index Scan using \w+_campaign_id_failure_idx on newsletter_deliveries_/);
  });
});
