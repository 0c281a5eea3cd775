import { expect, it } from 'vitest';
import { getOverview } from '@workspace/contracts/overview';
import { sequenceTest } from './sending/sequence-test.ts';

const one = sequenceTest();

it('the overview counts the emails of a sequence that a mail server accepted', async () => {
  await one.step('First', 0);
  await one.step('Second', 24);
  await one.activate();
  for (const email of ['ann@example.org', 'bo@example.org']) await one.join(email);
  expect(await one.run()).toHaveLength(2);
  await one.join('cy@example.org');
  await one.run(() => ({ outcome: 'refused', answer: '550 Spam', isDeadAddress: false }));
  const { days } = await one.as(getOverview, {});
  expect(days.at(-1)).toMatchObject({ emails: 0, sequenceEmails: 2 });
  await one.sql(`update newsletter_batches set done_at = done_at - interval '40 days'`);
  expect((await one.as(getOverview, {})).days.every(({ sequenceEmails }) => sequenceEmails === 0)).toBe(true);
});
