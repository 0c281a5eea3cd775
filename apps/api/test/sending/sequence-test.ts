import { beforeEach } from 'vitest';
import { signUpForNewsletter } from '@workspace/contracts/newsletter';
import { changeCampaign } from '@workspace/contracts/newsletter-campaigns';
import {
  activateSequence,
  addSequenceStep,
  createSequence,
  getSequence,
  listSequencePeople,
  pauseSequence,
  type Sequence,
} from '@workspace/contracts/sequences';
import { advanceSequences } from '../../src/features/sequences/advance-sequences.ts';
import { campaignWriters } from '../../src/features/newsletter-campaigns/sending/campaign-writers.ts';
import { dueBatches } from '../../src/features/newsletter-deliveries/due-batches.ts';
import { runBatch } from '../../src/features/newsletter-deliveries/run-batch.ts';
import type { SubmissionResult } from '../../src/adapters/mail-transport.ts';
import { testMailSettings } from '../test-mail-settings.ts';
import { batchTest, ok, type BatchTest } from './batch-test.ts';
import { callsTo } from '../call-as.ts';

type Calls = ReturnType<ReturnType<typeof callsTo>>;

/** A list with one earlier subscriber, a sequence of it, and workers with a scripted mail server. */
export class SequenceTest {
  readonly one: BatchTest;
  as!: Calls;
  listId = '';
  id = '';

  constructor(one: BatchTest) {
    this.one = one;
  }

  sql = <T extends object = Record<string, unknown>>(query: string, values: unknown[] = []) =>
    this.one.newEm().execute<T[]>(query, values);

  byId = () => ({ params: { id: this.id } });
  get = async (): Promise<Sequence> => (await this.as(getSequence, this.byId())).sequence;
  activate = () => this.as(activateSequence, this.byId());
  pause = () => this.as(pauseSequence, this.byId());
  people = async () => (await this.as(listSequencePeople, { ...this.byId(), query: {} })).people;

  async fill(): Promise<void> {
    await this.sql('delete from newsletter_campaigns');
    await this.sql('delete from sequences');
    await this.sql('delete from email_list_subscribers');
    await this.sql('delete from newsletter_subscriptions');
    await this.sql('delete from mail_suppressions');
    await this.sql(`update email_lists set double_opt_in = false, trashed_at = null`);
    const [list] = await this.sql<{ id: string }>(`select id from email_lists where kind = 'website'`);
    this.listId = list!.id;
    await this.join('early@example.org');
    this.id = (await this.as(createSequence, { params: { id: this.listId }, body: { name: 'Welcome' } })).sequence.id;
  }

  /** Adds a written step, and returns its IDs. */
  async step(subject: string, delayHours: number, more: object = {}): Promise<{ id: string; campaignId: string }> {
    const body = { subject, delayHours, ...more };
    const { sequence } = await this.as(addSequenceStep, { ...this.byId(), body });
    const step = sequence.steps.at(-1)!;
    // Without the thread that reads a text: its first start takes seconds on a busy machine.
    const blocks = JSON.stringify([{ type: 'text', html: `<p>Hello from ${subject}</p>` }]);
    await this.sql('update newsletter_campaigns set blocks = ?::jsonb where id = ?', [blocks, step.campaignId]);
    return step;
  }

  /** Changes the words of an email as staff do. */
  write = (campaignId: string, text: string) =>
    this.as(changeCampaign, {
      params: { id: campaignId },
      body: { blocks: [{ type: 'text', html: `<p>${text}</p>` }] },
    });

  /** A person signs up on the site. */
  signUp = (email: string) => callsTo(this.one.test.app)()(signUpForNewsletter, { body: { email } });

  /** Adds a subscriber as staff do. */
  join = (email: string, listId = this.listId) =>
    this.sql(`insert into email_list_subscribers (email_list_id, email) values (?, ?)`, [listId, email]);

  leave = (email: string) =>
    this.sql(`update email_list_subscribers set status = 'unsubscribed', unsubscribed_at = now() where email = ?`, [
      email,
    ]);

  /** Lets hours pass for everybody in the sequence. */
  pass = (hours: number) =>
    this.sql(
      `update sequence_enrollments set joined_at = joined_at - make_interval(mins => ?),
         advanced_at = advanced_at - make_interval(mins => ?), due_at = due_at - make_interval(mins => ?)`,
      [hours * 60, hours * 60, hours * 60],
    );

  advance = () => advanceSequences(this.one.newEm);

  /** Runs the jobs as often as they find something: due people, and their batches. Returns the emails by subject. */
  async run(server?: () => SubmissionResult): Promise<string[]> {
    const before = this.one.submitted.length;
    const worker = { ...this.one.worker(server ?? (() => ok)), writerOf: this.writerOf };
    await this.advance();
    for (const batch of await dueBatches(this.one.newEm())) await runBatch(worker, batch, new AbortController().signal);
    return this.one.submitted
      .slice(before)
      .map(({ to, content }) => `${to}: ${/^subject: (.*)$/im.exec(content.toString())![1]}`)
      .toSorted();
  }

  writerOf = (campaignId: string) => campaignWriters(this.one.newEm, testMailSettings)(campaignId);
}

/** Creates one for a test file, with fresh rows before each test. */
export function sequenceTest(): SequenceTest {
  const made = new SequenceTest(batchTest());
  beforeEach(async () => {
    made.as = callsTo(made.one.test.app)(await made.one.test.signInAs('ada@lanesight.ai'));
    await made.fill();
  });
  return made;
}
