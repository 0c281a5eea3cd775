import { describe, expect, it } from 'vitest';
import type { SubmissionResult, SubmitMessage } from '../../adapters/mail-transport.ts';
import type { Marks } from './submission-marks.ts';
import { Submitter } from './submitter.ts';

const run = (number: number) => ({ campaignId: 'c', number, run: 1 });
const message = { from: 'a@example.com', to: 'b@example.com', content: Buffer.from('text') };
const accepted: SubmissionResult = { outcome: 'handed_over', answer: '250 ok' };
const turns = async (count = 5) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A submitter whose connections and whose database the test answers. */
function startSubmitter({
  slots = 100,
  owned = () => true,
}: { slots?: number; owned?: (marks: Marks) => boolean } = {}) {
  const connections: {
    answer: (result: SubmissionResult) => void;
    permission: () => Promise<boolean>;
    recall: AbortSignal;
  }[] = [];
  const stored: (readonly Marks[])[] = [];
  let gate = async (): Promise<void> => {};
  const submit: SubmitMessage = (_message, control) => {
    const { promise, resolve } = Promise.withResolvers<SubmissionResult>();
    connections.push({ answer: resolve, ...control! });
    return promise;
  };
  const storeMarks = async (marks: readonly Marks[]) => {
    stored.push(marks);
    await gate();
    return new Set(marks.flatMap((each, index) => (owned(each) ? index : [])));
  };
  const submitter = new Submitter({ submit, storeMarks, slots });
  return { submitter, connections, stored, hold: (until: () => Promise<void>) => (gate = until) };
}

describe('submitter', () => {
  it('permits a message after its mark is stored', async () => {
    const { submitter, connections, stored, hold } = startSubmitter();
    const { promise, resolve } = Promise.withResolvers<void>();
    hold(() => promise);
    const submissions = submitter.open(run(1));
    const result = submissions.submit(7, message);
    await turns();
    expect(stored).toEqual([[{ ...run(1), submitting: [7], handedOver: [] }]]);
    let isPermitted: boolean | undefined;
    void connections[0]!.permission().then((is) => (isPermitted = is));
    await turns();
    expect(isPermitted).toBeUndefined();
    resolve();
    await turns();
    expect(isPermitted).toBe(true);
    connections[0]!.answer(accepted);
    expect(await result).toEqual(accepted);
  });

  it('submits at most as many messages at once as there are slots, the next when one is answered', async () => {
    const { submitter, connections } = startSubmitter({ slots: 2 });
    const submissions = submitter.open(run(1));
    for (const id of [1, 2, 3, 4]) void submissions.submit(id, message);
    await turns();
    expect([connections.length, [...submissions.submitting]]).toEqual([2, [1, 2]]);
    connections[0]!.answer(accepted);
    await turns();
    expect([connections.length, [...submissions.submitting]]).toEqual([3, [2, 3]]);
  });

  it('recalls a message that waited for a connection while its provider was paused', async () => {
    const { submitter, connections } = startSubmitter({ slots: 1 });
    const submissions = submitter.open(run(1));
    let paused = false;
    const provider = { givesUp: async () => paused, isPaused: () => paused };
    void submissions.submit(1, message, provider);
    const waiting = submissions.submit(2, message, provider);
    void submissions.submit(3, message);
    await turns();
    paused = true;
    connections[0]!.answer({ outcome: 'deferred', answer: 'The mail server did not respond to the recipient' });
    expect(await waiting).toMatchObject({ outcome: 'recalled' });
    await turns();
    expect([connections.length, [...submissions.submitting]]).toEqual([2, [3]]);
  });

  it('stores the marks of all attempts in one statement', async () => {
    const { submitter, stored } = startSubmitter();
    const [one, two] = [submitter.open(run(1)), submitter.open(run(2))];
    for (const id of [1, 2]) void one.submit(id, message);
    void two.submit(3, message);
    await turns();
    expect(stored).toEqual([
      [
        { ...run(1), submitting: [1, 2], handedOver: [] },
        { ...run(2), submitting: [3], handedOver: [] },
      ],
    ]);
  });

  it('waits for five marks while more messages wait, unless a connection asks', async () => {
    const { submitter, connections, stored } = startSubmitter({ slots: 4 });
    const submissions = submitter.open(run(1));
    for (const id of [1, 2, 3, 4, 5]) void submissions.submit(id, message);
    await turns();
    expect(stored).toEqual([]);
    expect(await connections[0]!.permission()).toBe(true);
    expect(stored).toHaveLength(1);
  });

  it('stores five marks at once although more messages wait', async () => {
    const { submitter, stored } = startSubmitter({ slots: 5 });
    const submissions = submitter.open(run(1));
    for (const id of [1, 2, 3, 4, 5, 6]) void submissions.submit(id, message);
    await turns();
    expect(stored[0]?.[0]?.submitting).toEqual([1, 2, 3, 4, 5]);
  });

  it('permits nothing to an attempt that lost its batch, and the rest to the others', async () => {
    const { submitter, connections } = startSubmitter({ owned: ({ number }) => number === 2 });
    void submitter.open(run(1)).submit(1, message);
    void submitter.open(run(2)).submit(2, message);
    await turns();
    expect(await Promise.all(connections.map(({ permission }) => permission()))).toEqual([false, true]);
  });

  it('permits nothing when the marks cannot be stored', async () => {
    const { submitter, connections, hold } = startSubmitter();
    hold(() => Promise.reject(new Error('connection lost')));
    void submitter.open(run(1)).submit(1, message);
    await turns();
    expect(await connections[0]!.permission()).toBe(false);
  });

  it('stores one statement at a time, and the next one after it', async () => {
    const { submitter, stored, hold } = startSubmitter();
    const { promise, resolve } = Promise.withResolvers<void>();
    hold(() => promise);
    const submissions = submitter.open(run(1));
    void submissions.submit(1, message);
    await turns();
    void submissions.submit(2, message);
    await turns();
    expect(stored).toHaveLength(1);
    resolve();
    await turns();
    expect(stored.map(([marks]) => marks?.submitting)).toEqual([[1], [1, 2]]);
  });
});

describe('submissions of an attempt', () => {
  it('mark accepted and uncertain messages until their outcome is in the ledger', async () => {
    const { submitter, connections } = startSubmitter();
    const submissions = submitter.open(run(1));
    for (const id of [1, 2, 3, 4]) void submissions.submit(id, message);
    await turns();
    connections[0]!.answer(accepted);
    connections[1]!.answer({ outcome: 'uncertain', answer: 'closed' });
    connections[2]!.answer({ outcome: 'deferred', answer: '451' });
    await turns();
    expect(submissions.marks()).toEqual({ ...run(1), submitting: [4, 2], handedOver: [1] });
    submissions.removeStored([1, 2]);
    expect(submissions.marks()).toEqual({ ...run(1), submitting: [4], handedOver: [] });
  });

  it('recall the waiting messages of their attempt alone, and every later one', async () => {
    const { submitter, connections } = startSubmitter({ slots: 1 });
    const [one, two] = [submitter.open(run(1)), submitter.open(run(2))];
    void one.submit(1, message);
    const [waiting, other] = [one.submit(2, message), two.submit(3, message)];
    await turns();
    one.recallWaiting();
    const recalled = { outcome: 'recalled', answer: 'Recalled before it was submitted' };
    expect(await waiting).toEqual(recalled);
    expect(await one.submit(4, message)).toEqual(recalled);
    expect([connections[0]!.recall.aborted, two.recall.aborted]).toEqual([true, false]);
    connections[0]!.answer(accepted);
    await turns();
    expect(connections).toHaveLength(2);
    connections[1]!.answer(accepted);
    expect(await other).toEqual(accepted);
  });

  it('get no permission once they are recalled, before and after their marks are stored', async () => {
    const { submitter, connections, stored, hold } = startSubmitter({ slots: 2 });
    const unmarked = submitter.open(run(1));
    for (const id of [1, 2, 3]) void unmarked.submit(id, message);
    await turns();
    expect(stored).toEqual([]);
    unmarked.recallWaiting();
    expect(await connections[0]!.permission()).toBe(false);

    const { promise, resolve } = Promise.withResolvers<void>();
    hold(() => promise);
    for (const { answer } of connections) answer({ outcome: 'recalled', answer: '' });
    await turns();
    const marked = submitter.open(run(2));
    void marked.submit(4, message);
    await turns();
    marked.recallWaiting();
    resolve();
    await turns();
    expect(await connections[2]!.permission()).toBe(false);
  });
});
