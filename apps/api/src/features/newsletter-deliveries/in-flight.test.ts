import { describe, expect, it } from 'vitest';
import type { ReadyMessage, SubmissionResult } from '../../adapters/mail-transport.ts';
import type { Due } from './batch-ledger.ts';
import { InFlight } from './in-flight.ts';
import type { Submissions } from './submitter.ts';

const due = (id: number, more: Partial<Due> = {}): Due => ({
  id,
  email: `p${id}@example.com`,
  firstName: null,
  lastName: null,
  attempts: 0,
  triedSeconds: 0,
  provider: 'example.com',
  ...more,
});
const turn = () => new Promise((resolve) => setImmediate(resolve));
const isDone = async (work: Promise<void>) => {
  let done = false;
  void work.then(() => (done = true));
  await turn();
  await turn();
  return () => done;
};

/** Recipients in flight whose submissions the test answers. */
function createInFlight(
  write = async (): Promise<ReadyMessage> => ({ from: 'a', to: 'b', content: Buffer.from('c') }),
  isInDoubt = false,
) {
  const answers = new Map<number, (result: SubmissionResult) => void>();
  const submitting = new Set<number>();
  let recalls = 0;
  const submissions = {
    submitting,
    submit: (id: number) => new Promise<SubmissionResult>((answer) => answers.set(id, answer)),
    recallWaiting: () => (recalls += 1),
  } as unknown as Submissions;
  const gate = {
    pausedSeconds: () => 0,
    record: async () => {},
    recordSilence: async () => {},
    isInDoubt: () => isInDoubt,
  };
  const inFlight = new InFlight({ write, submissions, gate, retryDelay: (attempts) => attempts * 60 });
  const answer = async (id: number, result: SubmissionResult) => {
    answers.get(id)!(result);
    await turn();
  };
  return { inFlight, answer, submitting, recalls: () => recalls, gate };
}
const accepted: SubmissionResult = { outcome: 'handed_over', answer: '250 ok' };

async function outcomeOf(result: SubmissionResult, more: Partial<Due> = {}, isInDoubt = false) {
  const { inFlight, answer } = createInFlight(undefined, isInDoubt);
  inFlight.take(due(7, more));
  await turn();
  await answer(7, result);
  const [finished] = inFlight.takeFinished();
  return finished;
}

describe('outcome of a recipient in flight', () => {
  it('is the one of the mail server', async () => {
    expect(await outcomeOf(accepted)).toEqual({
      email: 'p7@example.com',
      outcome: { id: 7, status: 'handed_over', answer: '250 ok', reason: null, failure: null, retryIn: null },
      isDeadAddress: false,
    });
    expect(await outcomeOf({ outcome: 'refused', answer: '554 spam', isDeadAddress: false })).toMatchObject({
      outcome: { status: 'refused', reason: null, retryIn: null },
      isDeadAddress: false,
    });
  });

  it('names an address that does not exist', async () =>
    expect(
      await outcomeOf({ outcome: 'refused', answer: '550 unknown', failure: 'bad_mailbox', isDeadAddress: true }),
    ).toMatchObject({
      outcome: { status: 'refused', reason: 'no_such_address', failure: 'bad_mailbox' },
      isDeadAddress: true,
    }));

  it('is a retry for a day while it is in doubt that an address does not exist', async () => {
    const dead: SubmissionResult = { outcome: 'refused', answer: '550', failure: 'bad_mailbox', isDeadAddress: true };
    expect(await outcomeOf(dead, {}, true)).toMatchObject({
      outcome: { status: 'retry', reason: null, failure: 'bad_mailbox', retryIn: 60 },
      isDeadAddress: false,
    });
    expect(await outcomeOf(dead, { triedSeconds: 24 * 60 * 60 }, true)).toMatchObject({
      outcome: { status: 'refused', reason: 'no_such_address', retryIn: null },
      isDeadAddress: true,
    });
  });

  it('is uncertain without an answer', async () =>
    expect(await outcomeOf({ outcome: 'uncertain', answer: 'closed' })).toMatchObject({
      outcome: { status: 'uncertain', reason: 'no_answer', retryIn: null },
    }));

  it('is queued again when it was recalled', async () =>
    expect(await outcomeOf({ outcome: 'recalled', answer: '' })).toMatchObject({
      outcome: { status: 'queued', reason: null, retryIn: null },
    }));

  it('is retried after the delay of its next attempt when the server defers it', async () =>
    expect(await outcomeOf({ outcome: 'deferred', answer: '451 later' }, { attempts: 2 })).toMatchObject({
      outcome: { status: 'retry', reason: null, retryIn: 180 },
    }));

  it('is put off without an attempt when it was recalled because its provider was paused', async () => {
    const { inFlight, answer, gate } = createInFlight();
    inFlight.take(due(7));
    await turn();
    gate.pausedSeconds = () => 30;
    await answer(7, { outcome: 'recalled', answer: '' });
    const putOff = { status: 'retry', reason: 'provider_paused', retryIn: 37, isUntried: true };
    expect(inFlight.takeFinished()[0]?.outcome).toMatchObject(putOff);
  });

  it('is refused when its next attempt would come after a day, and not before', async () => {
    const deferred: SubmissionResult = { outcome: 'deferred', answer: '451 later' };
    const day = 24 * 60 * 60;
    expect((await outcomeOf(deferred, { triedSeconds: day - 60 }))?.outcome.status).toBe('retry');
    expect((await outcomeOf(deferred, { triedSeconds: day - 59 }))?.outcome).toMatchObject({
      status: 'refused',
      reason: 'put_off_too_long',
      retryIn: null,
    });
  });

  it('holds 500 characters of the answer, without NUL', async () => {
    const result = await outcomeOf({ ...accepted, answer: `\0a\0${'b'.repeat(600)}` });
    expect(result?.outcome.answer).toBe(`a${'b'.repeat(499)}`);
  });

  it('is deferred when the message cannot be composed', async () => {
    const { inFlight } = createInFlight(async () => Promise.reject(new Error('no such template')));
    inFlight.take(due(1));
    await turn();
    expect(inFlight.takeFinished()).toMatchObject([
      { outcome: { status: 'retry', answer: 'no such template', retryIn: 60 } },
    ]);
  });
});

describe('recipients in flight', () => {
  it('are unfinished until answered, and in hand until their outcome is taken', async () => {
    const { inFlight, answer } = createInFlight();
    expect([inFlight.unfinished, inFlight.isEmpty]).toEqual([0, true]);
    inFlight.take(due(1));
    await turn();
    expect([inFlight.unfinished, inFlight.isEmpty]).toEqual([1, false]);
    await answer(1, accepted);
    expect([inFlight.unfinished, inFlight.isEmpty]).toEqual([0, false]);
    expect(inFlight.takeFinished()).toHaveLength(1);
    expect([inFlight.takeFinished(), inFlight.isEmpty]).toEqual([[], true]);
  });

  it('are worth a statement when half of them are finished', async () => {
    const { inFlight, answer } = createInFlight();
    for (const id of [1, 2, 3]) inFlight.take(due(id));
    await turn();
    const done = await isDone(inFlight.waitForOutcomes());
    await answer(1, accepted);
    expect(done()).toBe(false);
    await answer(2, accepted);
    await turn();
    expect(done()).toBe(true);
  });

  it('are worth a statement one by one after a second', async () => {
    const { inFlight, answer } = createInFlight();
    for (const id of [1, 2, 3, 4]) inFlight.take(due(id));
    await turn();
    await answer(1, accepted);
    const begin = performance.now();
    await inFlight.waitForOutcomes();
    expect(performance.now() - begin).toBeGreaterThan(900);
    expect(inFlight.takeFinished()).toHaveLength(1);
  });

  it('do not keep an empty hand waiting', async () => {
    expect((await isDone(createInFlight().inFlight.waitForOutcomes()))()).toBe(true);
  });

  it('end the wait when they are recalled', async () => {
    const { inFlight, recalls } = createInFlight();
    for (const id of [1, 2]) inFlight.take(due(id));
    await turn();
    const done = await isDone(inFlight.waitForOutcomes());
    inFlight.recall();
    await turn();
    expect([done(), recalls()]).toEqual([true, 1]);
  });

  it('are worth a statement one by one once recalled', async () => {
    const { inFlight, answer } = createInFlight();
    for (const id of [1, 2, 3, 4]) inFlight.take(due(id));
    await turn();
    inFlight.recall();
    const waiting = inFlight.waitForOutcomes();
    const done = await isDone(waiting);
    expect(done()).toBe(false);
    await answer(1, accepted);
    await waiting;
    expect(inFlight.takeFinished()).toHaveLength(1);
  });

  it('are stopped when only submitted ones are unfinished', async () => {
    const { inFlight, answer, submitting, recalls } = createInFlight();
    submitting.add(1);
    for (const id of [1, 2]) inFlight.take(due(id));
    await turn();
    const done = await isDone(inFlight.stop());
    expect([done(), recalls()]).toEqual([false, 1]);
    await answer(2, { outcome: 'recalled', answer: '' });
    await turn();
    expect([done(), inFlight.unfinished]).toEqual([true, 1]);
  });
});
