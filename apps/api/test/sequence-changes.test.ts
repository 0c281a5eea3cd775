import { describe, expect, it } from 'vitest';
import { deleteEmailList } from '@workspace/contracts/email-lists';
import { pauseCampaign, sendCampaign } from '@workspace/contracts/campaign-sending';
import { changeCampaign, deleteCampaign, getCampaign, listCampaigns } from '@workspace/contracts/newsletter-campaigns';
import {
  activateSequence,
  addSequenceStep,
  changeSequenceStep,
  createSequence,
  deleteSequence,
  listSequences,
  orderSequenceSteps,
  removeSequenceStep,
} from '@workspace/contracts/sequences';
import { personalDataOf } from '../src/features/personal-data/personal-data-of.ts';
import { apiErrorOf } from './call-as.ts';
import { sequenceTest } from './sending/sequence-test.ts';

const one = sequenceTest();
const subjects = async () => (await one.get()).steps.map(({ subject }) => subject);
const stepParams = (stepId: string) => ({ params: { id: one.id, stepId } });

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
    expect(await one.as(listCampaigns, { query: {} })).toMatchObject({ campaigns: [], total: 0, counts: { all: 0 } });
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
    await one.write((await one.get()).steps[0]!.campaignId, 'Words');
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
    const body = { subject: 'Second', delayHours: 1 };
    expect(await apiErrorOf(one.as(addSequenceStep, { ...one.byId(), body }))).toMatchObject({ code: 'in_trash' });
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
