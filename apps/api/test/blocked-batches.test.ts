import { describe, expect, it } from 'vitest';
import type { SubmissionResult } from '../src/adapters/mail-transport.ts';
import { brakeCampaigns } from '../src/features/newsletter-deliveries/brake-campaigns.ts';
import { batchJob } from '../src/features/newsletter-deliveries/delivery-jobs.ts';
import { batchTest } from './sending/batch-test.ts';

const one = batchTest();

describe('a batch', () => {
  const enqueuedBy = async (answer: SubmissionResult, recipients = 60) => {
    await one.begun(recipients);
    const names: string[] = [];
    // Its own next attempt is later.
    const soon = new Date(Date.now() + 60_000);
    const queue = {
      enqueue: (name: string, at?: Date) => void (at && at < soon && names.push(name)),
      enqueueAll: async () => {},
    };
    await batchJob({ ...one.worker(() => answer), retryDelay: () => 3_600 }).run(
      one.batch(),
      new AbortController().signal,
      queue,
    );
    return names;
  };

  it('enqueues a check by the brake, once a second, when its emails are blocked', async () => {
    const answer = '554 5.7.1 Blocked';
    expect(await enqueuedBy({ outcome: 'refused', answer, failure: 'policy', isDeadAddress: false })).toEqual([
      'sweep-newsletters',
    ]);
    // More than ten rejections in a row are in doubt, and tried again once the campaign is resumed.
    expect(await one.counts()).toEqual({ refused: 10, retry: 50 });
    expect(await brakeCampaigns(one.newEm(), { complaints: 0.1, blocks: 5 })).toMatchObject([
      { kind: 'blocks', count: 60 },
    ]);
  });

  it('pauses a campaign to a small list that a server blocks', async () => {
    const answer = '554 5.7.1 Blocked';
    await enqueuedBy({ outcome: 'refused', answer, failure: 'policy', isDeadAddress: false }, 15);
    expect(await one.counts()).toEqual({ refused: 10, retry: 5 });
    expect(await brakeCampaigns(one.newEm(), { complaints: 0.1, blocks: 5 })).toMatchObject([{ count: 15 }]);
  });

  it('enqueues none when mailboxes do not exist', async () => {
    const answer = '550 5.1.1 No such user';
    expect(await enqueuedBy({ outcome: 'refused', answer, failure: 'bad_mailbox', isDeadAddress: true }, 10)).toEqual(
      [],
    );
  });
});
