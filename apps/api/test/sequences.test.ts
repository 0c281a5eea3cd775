import { describe, expect, it } from 'vitest';
import { changeEmailList } from '@workspace/contracts/email-lists';
import { addSubscribers } from '@workspace/contracts/email-list-subscribers';
import { findDeliveries } from '@workspace/contracts/newsletter-deliveries';
import { createSegment, deleteSegment } from '@workspace/contracts/segments';
import { changeSequence } from '@workspace/contracts/sequences';
import { eraseAddress } from '../src/features/mail-preferences/erase-address.ts';
import { confirmSignUp } from '../src/features/pending-sign-ups/confirm-sign-up.ts';
import { apiErrorOf } from './call-as.ts';
import { sequenceTest } from './sending/sequence-test.ts';

const one = sequenceTest();
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
    const { deliveries } = await one.as(findDeliveries, { query: { email: 'ann@example.org' } });
    expect(deliveries).toMatchObject([
      { campaignName: 'Second', status: 'handed_over', variant: null },
      { campaignName: 'First', status: 'handed_over', variant: null },
    ]);
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
    const pending = await one.sql<{ id: string }>('select id from pending_sign_ups');
    for (const { id } of pending) {
      const claims = { id, expiresAt: new Date(Date.now() + 60_000) };
      await confirmSignUp(one.one.newEm(), claims, new Date());
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
