import { describe, expect, it } from 'vitest';
import { changeEmailList, deleteEmailList } from '@workspace/contracts/email-lists';
import { addSubscribers } from '@workspace/contracts/email-list-subscribers';
import {
  changeCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  pauseCampaign,
  sendCampaign,
} from '@workspace/contracts/newsletter-campaigns';
import { createSegment, deleteSegment } from '@workspace/contracts/segments';
import {
  activateSequence,
  addSequenceStep,
  changeSequence,
  changeSequenceStep,
  createSequence,
  deleteSequence,
  listSequences,
  orderSequenceSteps,
  removeSequenceStep,
} from '@workspace/contracts/sequences';
import { eraseAddress } from '../src/features/mail-preferences/erase-address.ts';
import { personalDataOf } from '../src/features/personal-data/personal-data-of.ts';
import { apiErrorOf } from './call-as.ts';
import { sequenceTest } from './sending/sequence-test.ts';

const one = sequenceTest();
const subjects = async () => (await one.get()).steps.map(({ subject }) => subject);
const stepParams = (stepId: string) => ({ params: { id: one.id, stepId } });
const statusOf = async (email: string) => {
  const found = (await one.people()).find((person) => person.email === email);
  return found && [found.status, found.reason, found.nextSubject];
};

describe('a sequence', () => {
  it('sends its emails after their delays to people who join after its activation', async () => {
    await one.step('First', 0);
    await one.step('Second', 48);
    await one.activate();
    await one.signUp('ann@example.org');
    expect(await one.run()).toEqual(['ann@example.org: First']);
    expect(await one.run()).toEqual([]);
    await one.pass(47);
    expect(await one.run()).toEqual([]);
    await one.pass(1);
    expect(await one.run()).toEqual(['ann@example.org: Second']);
    expect(await one.get()).toMatchObject({
      waiting: 0,
      done: 1,
      stopped: 0,
      steps: [
        { sent: 1, waiting: 0 },
        { sent: 1, waiting: 0 },
      ],
    });
    expect(await one.people()).toMatchObject([{ email: 'ann@example.org', status: 'done' }]);
  });

  it('counts a delay from the step before, so that a late worker does not send two at once', async () => {
    await one.step('First', 1);
    await one.step('Second', 24);
    await one.activate();
    await one.join('ann@example.org');
    await one.pass(100);
    expect(await one.run()).toEqual(['ann@example.org: First']);
    expect(await one.run()).toEqual([]);
  });

  it('enrolls people who confirm their sign-up, at that moment, also after they had left', async () => {
    await one.step('First', 0);
    await one.activate();
    await one.as(changeEmailList, { params: { id: one.listId }, body: { doubleOptIn: true } });
    await one.signUp('ann@example.org');
    expect(await one.people()).toEqual([]);
    await one.leave('early@example.org');
    await one.signUp('early@example.org');
    const { confirmSignUp } = await import('../src/features/pending-sign-ups/confirm-sign-up.ts');
    const pending = await one.sql<{ id: string }>('select id from pending_sign_ups');
    for (const { id } of pending) {
      const claims = { id, expiresAt: new Date(Date.now() + 60_000) };
      await confirmSignUp(one.one.newEm(), claims as never, new Date());
    }
    expect(await one.run()).toEqual(['ann@example.org: First', 'early@example.org: First']);
  });

  it('enrolls people of imported files only if its switch is on', async () => {
    await one.step('First', 0);
    await one.activate();
    const importOf = async (email: string) => {
      const [made] = await one.sql<{ id: string }>(
        `insert into subscriber_imports (email_list_id, file_name, status, created_by, bytes, checksum, header,
           email_column, rows, added, present, left_before, doubled, invalid)
         values (?, 'people.csv', 'done', 'ada@lanesight.ai', 1, '', '{}', 0, 1, 1, 0, 0, 0, 0) returning id`,
        [one.listId],
      );
      await one.sql(
        `insert into email_list_subscribers (email_list_id, email, source, import_id) values (?, ?, 'import', ?)`,
        [one.listId, email, made!.id],
      );
    };
    await importOf('file@example.org');
    await one.as(addSubscribers, {
      params: { listId: one.listId },
      body: { subscribers: [{ email: 'added@example.org' }] },
    });
    expect((await one.people()).map(({ email }) => email)).toEqual(['added@example.org']);
    await one.as(changeSequence, { ...one.byId(), body: { includesImports: true } });
    await importOf('next@example.org');
    expect(await one.run()).toEqual(['added@example.org: First', 'next@example.org: First']);
  });

  it('stops for people who leave, are suppressed, removed or erased, and does not begin again', async () => {
    await one.step('First', 0);
    await one.step('Second', 24);
    await one.activate();
    const emails = ['left', 'bounced', 'removed', 'erased', 'stays'].map((name) => `${name}@example.org`);
    for (const email of emails) await one.join(email);
    expect(await one.run()).toHaveLength(5);
    await one.leave('left@example.org');
    await one.sql(`update email_list_subscribers set status = 'bounced' where email = 'bounced@example.org'`);
    await one.sql(`delete from email_list_subscribers where email = 'removed@example.org'`);
    await eraseAddress(one.one.newEm(), 'erased@example.org');
    expect(await statusOf('left@example.org')).toEqual(['stopped', 'left', 'Second']);
    expect(await statusOf('bounced@example.org')).toEqual(['stopped', 'bounced', 'Second']);
    expect(await statusOf('removed@example.org')).toEqual(['stopped', 'removed', 'Second']);
    expect(await statusOf('erased@example.org')).toBeUndefined();
    expect(await statusOf('erased')).toEqual(['stopped', 'erased', 'Second']);
    await one.join('removed@example.org');
    await one.pass(24);
    expect(await one.run()).toEqual(['stays@example.org: Second']);
    expect((await one.get()).steps[1]).toMatchObject({ sent: 1, stopped: 4 });
  });

  it('sends nothing to a person who was suppressed while the email waited', async () => {
    await one.step('First', 0);
    await one.activate();
    await one.join('ann@example.org');
    await one.advance();
    await one.sql(`insert into mail_suppressions (address_hash, email, reason)
      values (address_hash('ann@example.org'), 'ann@example.org', 'complained')`);
    expect(await one.run()).toEqual([]);
    expect((await one.get()).steps[0]).toMatchObject({ sent: 0, skipped: 1 });
  });

  it('follows the address of a person that staff correct', async () => {
    await one.step('First', 1);
    await one.activate();
    await one.join('an@example.org');
    await one.sql(`update email_list_subscribers set email = 'ann@example.org' where email = 'an@example.org'`);
    await one.pass(1);
    expect(await one.run()).toEqual(['ann@example.org: First']);
  });

  it('skips a step whose condition is false, and goes on', async () => {
    const { segment } = await one.as(createSegment, {
      body: { name: 'Anns', rules: { all: [{ field: 'email', contains: 'ann' }] } },
    });
    await one.step('For Anns', 0, { segmentId: segment.id });
    await one.step('For others', 0, { segmentId: segment.id, condition: 'not_in' });
    await one.step('For all', 0);
    await one.activate();
    await one.join('ann@example.org');
    await one.join('bo@example.org');
    expect(await one.run()).toEqual([
      'ann@example.org: For Anns',
      'ann@example.org: For all',
      'bo@example.org: For all',
      'bo@example.org: For others',
    ]);
    expect((await one.get()).steps).toMatchObject([
      { sent: 1, skipped: 1 },
      { sent: 1, skipped: 1 },
      { sent: 2, skipped: 0 },
    ]);
    expect(await apiErrorOf(one.as(deleteSegment, { params: { id: segment.id } }))).toMatchObject({
      code: 'segment_in_use',
      message: expect.stringContaining('“Welcome”'),
    });
  });

  it('pauses itself when a condition cannot be evaluated any more', async () => {
    const { segment } = await one.as(createSegment, {
      body: { name: 'Anns', rules: { all: [{ field: 'email', contains: 'ann' }] } },
    });
    await one.step('For Anns', 0, { segmentId: segment.id });
    await one.activate();
    await one.join('ann@example.org');
    await one.sql(`update segments set rules = '{"all":[{"field":"gone","is":"x"}]}'`);
    expect(await one.run()).toEqual([]);
    expect(await one.get()).toMatchObject({ status: 'paused', pausedBecause: expect.stringContaining('Anns') });
    expect(await statusOf('ann@example.org')).toEqual(['waiting', null, 'For Anns']);
  });
});

describe('a pause', () => {
  it('stops everything, also what is in the ledger, and the time of the people stands still', async () => {
    await one.step('First', 0);
    await one.step('Second', 24);
    await one.activate();
    await one.join('ann@example.org');
    await one.run();
    await one.join('bo@example.org');
    await one.advance();
    await one.pass(20);
    await one.pause();
    expect(await one.run()).toEqual([]);
    // Ten days later.
    await one.pass(240);
    await one.sql(`update sequences set paused_at = paused_at - interval '240 hours'`);
    await one.join('cy@example.org');
    await one.activate();
    expect(await one.run()).toEqual(['bo@example.org: First', 'cy@example.org: First']);
    await one.pass(3);
    expect(await one.run()).toEqual([]);
    await one.pass(1.5);
    expect(await one.run()).toEqual(['ann@example.org: Second', 'bo@example.org: Second']);
  });

  it('is needed to change steps, and their changes affect later people only', async () => {
    const { id, campaignId } = await one.step('First', 0);
    await one.step('Second', 24);
    await one.activate();
    await one.join('ann@example.org');
    await one.run(() => ({ outcome: 'deferred', answer: '450 Later' }));
    expect(await apiErrorOf(one.as(changeSequenceStep, { ...stepParams(id), body: { delayHours: 2 } }))).toMatchObject({
      code: 'sequence_active',
    });
    expect(await apiErrorOf(one.write(campaignId, 'Other words'))).toMatchObject({ code: 'not_a_draft' });
    await one.pause();
    await one.write(campaignId, 'Other words');
    await one.as(changeCampaign, { params: { id: campaignId }, body: { subject: 'First, better' } });
    await one.activate();
    await one.join('bo@example.org');
    await one.sql(`update newsletter_batches set due_at = now() where due_at is not null`);
    await one.sql(`update newsletter_deliveries set retry_at = now() where retry_at is not null`);
    expect(await one.run()).toEqual(['ann@example.org: First', 'bo@example.org: First, better']);
    const texts = one.one.submitted.map(({ content }) => content.toString());
    expect(texts.filter((text) => text.includes('Other words'))).toHaveLength(1);
    expect(new Date(/^date: (.*)$/im.exec(texts.at(-1)!)![1]!).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  it('lets steps be moved, removed and added without sending one twice', async () => {
    const first = await one.step('First', 0);
    const second = await one.step('Second', 1);
    const third = await one.step('Third', 1);
    await one.activate();
    await one.join('ann@example.org');
    await one.run();
    await one.pause();
    const order = (stepIds: string[]) => one.as(orderSequenceSteps, { ...one.byId(), body: { stepIds } });
    expect(await apiErrorOf(order([first.id, second.id]))).toMatchObject({ code: 'wrong_steps' });
    await order([third.id, first.id, second.id]);
    await one.as(removeSequenceStep, stepParams(second.id));
    await one.step('Fourth', 2);
    expect(await subjects()).toEqual(['Third', 'First', 'Fourth']);
    await one.as(removeSequenceStep, stepParams(first.id));
    await one.activate();
    await one.join('bo@example.org');
    expect(await one.run()).toEqual([]);
    await one.pass(1);
    expect(await one.run()).toEqual(['ann@example.org: Third', 'bo@example.org: Third']);
    await one.pass(2);
    expect(await one.run()).toEqual(['ann@example.org: Fourth', 'bo@example.org: Fourth']);
  });

  it('follows the brake of one of its emails, and a resumption accepts its numbers', async () => {
    const { campaignId } = await one.step('First', 0);
    await one.step('Second', 24);
    await one.activate();
    await one.sql(`update newsletter_campaigns set status = 'paused', paused_because = ?::jsonb where id = ?`, [
      JSON.stringify({ kind: 'complaints', count: 3, percent: 1, sentence: 'Three complaints.' }),
      campaignId,
    ]);
    await one.join('ann@example.org');
    expect(await one.run()).toEqual([]);
    expect(await one.get()).toMatchObject({ status: 'paused', pausedBecause: 'Three complaints.' });
    await one.activate();
    expect(await one.get()).toMatchObject({ status: 'active', pausedBecause: null });
    expect(await one.run()).toEqual(['ann@example.org: First']);
  });
});

describe('the emails of a sequence', () => {
  it('are no campaigns in lists, and nobody sends, pauses or deletes them alone', async () => {
    const { campaignId } = await one.step('First', 0);
    expect(await one.as(listCampaigns, { query: {} })).toEqual({ campaigns: [], counts: { all: 0, sent: 0 } });
    const params = { params: { id: campaignId } };
    expect((await one.as(getCampaign, params)).campaign).toMatchObject({ sequenceId: one.id });
    const calls = [sendCampaign, pauseCampaign, deleteCampaign] as const;
    for (const endpoint of calls)
      expect(await apiErrorOf(one.as(endpoint, params))).toMatchObject({
        code: 'not_found',
        message: expect.stringContaining('sequence'),
      });
    const body = { emailListIds: [], segmentIds: [], subjects: ['One', 'Two'], subject: 'Other' };
    const { campaign } = await one.as(changeCampaign, { ...params, body });
    expect(campaign).toMatchObject({ emailListIds: [one.listId], subjects: [], subject: 'Other', name: 'Other' });
  });
});

describe('the activation', () => {
  it('rejects a sequence without emails, or with an unfinished one, and one that is active', async () => {
    expect(await apiErrorOf(one.activate())).toMatchObject({ code: 'must_not_go_out' });
    await one.as(addSequenceStep, { ...one.byId(), body: { subject: 'Empty', delayHours: 0 } });
    expect(await apiErrorOf(one.activate())).toMatchObject({
      code: 'must_not_go_out',
      message: '“Empty”: It is empty. Write something, or add a post.',
    });
    expect((await one.get()).status).toBe('draft');
    const [{ campaignId }] = (await one.get()).steps as [{ campaignId: string }];
    await one.write(campaignId, 'Words');
    await one.activate();
    expect(await apiErrorOf(one.activate())).toMatchObject({ code: 'wrong_moment' });
    await one.pause();
    expect(await apiErrorOf(one.pause())).toMatchObject({ code: 'wrong_moment' });
  });

  it('keeps its list from the trash, which keeps a paused sequence from its activation', async () => {
    const [list] = await one.sql<{ id: string }>(`insert into email_lists (name) values ('Own') returning id`);
    const { sequence } = await one.as(createSequence, { params: { id: list!.id }, body: { name: 'Hello' } });
    one.id = sequence.id;
    await one.step('First', 0);
    await one.activate();
    const trash = () => one.as(deleteEmailList, { params: { id: list!.id } });
    expect(await apiErrorOf(trash())).toMatchObject({
      code: 'list_in_use',
      message: expect.stringContaining('“Hello”'),
    });
    await one.pause();
    await trash();
    expect(await apiErrorOf(one.as(activateSequence, one.byId()))).toMatchObject({ code: 'in_trash' });
  });
});

describe('the deletion', () => {
  it('removes a draft with its emails, and stops the people of one that was active', async () => {
    await one.step('First', 0);
    await one.as(deleteSequence, one.byId());
    expect(await one.sql('select 1 from newsletter_campaigns')).toEqual([]);
    const made = await one.as(createSequence, { params: { id: one.listId }, body: { name: 'Second try' } });
    one.id = made.sequence.id;
    await one.step('First', 0);
    await one.step('Second', 24);
    await one.activate();
    await one.join('ann@example.org');
    await one.run();
    expect(await apiErrorOf(one.as(deleteSequence, one.byId()))).toMatchObject({ code: 'sequence_active' });
    await one.pause();
    await one.as(deleteSequence, one.byId());
    expect((await one.as(listSequences, { params: { id: one.listId } })).sequences).toEqual([]);
    expect(await one.run()).toEqual([]);
    expect(await one.sql('select status, reason from sequence_enrollments')).toEqual([
      { status: 'stopped', reason: 'sequence_deleted' },
    ]);
    expect(await one.sql(`select 1 from newsletter_deliveries where status = 'handed_over'`)).toHaveLength(1);
  });
});

describe('the data of a person', () => {
  it('has their sequences', async () => {
    await one.step('First', 24);
    await one.activate();
    await one.join('ann@example.org');
    const { sequences } = await personalDataOf(one.one.newEm(), 'Ann@example.org', new Date());
    expect(sequences).toMatchObject([
      { sequence: 'Welcome', email: 'ann@example.org', status: 'waiting', nextEmail: 'First' },
    ]);
  });
});
