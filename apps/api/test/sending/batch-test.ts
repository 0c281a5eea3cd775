import { afterAll, beforeAll, beforeEach } from 'vitest';
import { poolOf } from '../../src/database/in-transaction.ts';
import { campaignWriters } from '../../src/features/newsletter-campaigns/sending/campaign-writers.ts';
import { ProviderGate } from '../../src/features/mail-providers/provider-gate.ts';
import { withoutShaping } from '../../src/features/mail-providers/shaping.ts';
import { startAttempt } from '../../src/features/newsletter-deliveries/batch-ledger.ts';
import { storeCheckpoint, type DayBudget } from '../../src/features/newsletter-deliveries/store-checkpoint.ts';
import type { Run } from '../../src/features/newsletter-deliveries/batch-rows.ts';
import { runBatch, type BatchDeps } from '../../src/features/newsletter-deliveries/run-batch.ts';
import { storeMarks, type Marks } from '../../src/features/newsletter-deliveries/submission-marks.ts';
import { Submitter } from '../../src/features/newsletter-deliveries/submitter.ts';
import type { ReadyMessage, SubmissionResult, SubmitMessage } from '../../src/adapters/mail-transport.ts';
import { startTestApp, type TestApp } from '../start-test-app.ts';
import { testMailSettings } from '../test-mail-settings.ts';
import { beginCampaign } from './begin-campaign.ts';
import { createBigCampaign } from './create-big-campaign.ts';

export const ok: SubmissionResult = { outcome: 'handed_over', answer: '250 Ok' };

type Row = Record<string, unknown>;

/** A campaign on its own database, and workers with a scripted mail server. */
export class BatchTest {
  test!: TestApp;
  campaignId = '';
  /** The messages that the mail server received, in order. */
  submitted: ReadyMessage[] = [];

  newEm = () => this.test.orm.em.fork();

  /** Creates a draft for this many recipients. */
  async draft(recipients: number): Promise<{ emailListId: string }> {
    await this.newEm().execute('delete from newsletter_campaigns');
    await this.newEm().execute('delete from email_lists where kind = ?', ['own']);
    await this.newEm().execute('delete from mail_suppressions');
    const made = await createBigCampaign(this.newEm(), recipients);
    this.campaignId = made.id;
    return made;
  }

  async begin(): Promise<void> {
    if (!(await beginCampaign(this.newEm, this.campaignId))) throw new Error('was begun before');
  }

  /** Creates a campaign for this many recipients, and starts it. */
  async begun(recipients: number): Promise<{ emailListId: string }> {
    const made = await this.draft(recipients);
    await this.begin();
    return made;
  }

  worker(server: (message: ReadyMessage) => SubmissionResult | Promise<SubmissionResult> = () => ok): BatchDeps {
    return {
      newEm: this.newEm,
      writerOf: campaignWriters(this.newEm, testMailSettings),
      submitter: this.submitter(async (message, control) => {
        if ((await control?.permission()) === false) return { outcome: 'recalled', answer: '' };
        this.submitted.push(message);
        await new Promise((next) => setImmediate(next));
        return server(message);
      }),
      window: 20,
      rate: { perSecond: 0, perHour: 0 },
      gate: new ProviderGate({ newEm: this.newEm, shaping: withoutShaping }),
      retryDelay: () => 0.05,
    };
  }

  submitter = (submit: SubmitMessage, slots = 20) => new Submitter({ submit, slots, storeMarks: this.storeMarks });

  storeMarks = async (marks: readonly Marks[]) => storeMarks(await poolOf(this.test.orm), marks);

  batch = () => ({ campaignId: this.campaignId, number: 1 });
  run = (deps: BatchDeps, number = 1) => runBatch(deps, { ...this.batch(), number }, new AbortController().signal);

  /** Simulates an attempt that died with this many claimed recipients, in order, and these marked. */
  async claim({
    claimed,
    submitting,
    handedOver = [],
    day,
  }: {
    claimed: number;
    submitting: number[];
    handedOver?: number[];
    day?: DayBudget | undefined;
  }): Promise<Run> {
    const { run, due } = (await startAttempt(this.newEm(), this.batch()))!;
    const next = due.slice(0, claimed).map(({ id }) => id);
    await storeCheckpoint(this.newEm(), run, { outcomes: [], next, isRepeat: false, day });
    await this.storeMarks([{ ...run, submitting, handedOver }]);
    return run;
  }

  async counts(): Promise<Record<string, number>> {
    const rows = await this.newEm().execute<{ status: string; count: number }[]>(
      'select status, count(*)::int as count from newsletter_deliveries where campaign_id = ? group by 1',
      [this.campaignId],
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  async row(id: number): Promise<Row> {
    const rows = await this.newEm().execute<Row[]>(
      'select * from newsletter_deliveries where campaign_id = ? and id = ?',
      [this.campaignId, id],
    );
    return rows[0]!;
  }

  async campaign(): Promise<Row> {
    return (
      await this.newEm().execute<Row[]>('select * from newsletter_campaigns where id = ?', [this.campaignId])
    )[0]!;
  }

  statusIs = (status: string) =>
    this.newEm().execute('update newsletter_campaigns set status = ? where id = ?', [status, this.campaignId]);

  addresses = () => this.submitted.map(({ to }) => to);
  messageIds = () => this.submitted.map(({ content }) => /^message-id: (\S+)/im.exec(content.toString())![1]!);
}

/** Creates one for a test file, with no messages received when a test begins. */
export function batchTest(): BatchTest {
  const made = new BatchTest();
  beforeAll(async () => {
    made.test = await startTestApp();
  });
  beforeEach(() => {
    made.submitted = [];
  });
  afterAll(() => made.test.close());
  return made;
}
