import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@workspace/contracts/endpoint/api-error';
import { ServerCopy, type ServerState } from './server-copy.ts';

type Text = { words: string };

/** A server that answers when the test says so. */
function openCopy() {
  const calls: { sent: string; answer: (error?: Error) => void }[] = [];
  const states: ServerState[] = [];
  const receive = (sent: string) =>
    new Promise<void>((done, fail) => {
      calls.push({ sent, answer: (error) => (error ? fail(error) : done()) });
    });
  const server = { store: ({ words }: Text) => receive(words), remove: () => receive('deletion') };
  const copy = new ServerCopy<Text>(server, (state) => states.push(state));
  const answer = async (error?: Error) => {
    calls.at(-1)!.answer(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { copy, answer, sent: () => calls.map((call) => call.sent), state: () => states.at(-1) ?? 'none' };
}
const text = (words: string): Text => ({ words });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('ServerCopy', () => {
  it('sends the newest text a second after the last answer, one request at a time', async () => {
    const { copy, answer, sent, state } = openCopy();
    for (const words of ['a', 'ab', 'abc']) copy.set(text(words));
    expect([sent(), state()]).toEqual([['a'], 'waiting']);
    await answer();
    expect(state()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(999);
    expect(sent()).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual(['a', 'abc']);
    await answer();
    expect(state()).toBe('kept');
    copy.expect();
    expect(state()).toBe('waiting');
  });

  it('deletes after the text in flight, and nothing that was never sent', async () => {
    const { copy, answer, sent, state } = openCopy();
    copy.set(undefined);
    expect(sent()).toEqual([]);
    copy.set(text('a'));
    copy.set(undefined);
    await answer();
    expect([sent(), state()]).toEqual([['a', 'deletion'], 'none']);
  });

  it('stores the newest text once it may, tries again after a failure, and sends nothing that was taken back before', async () => {
    const calls: string[] = [];
    const gates: PromiseWithResolvers<void>[] = [];
    const server = {
      prepare: () => {
        gates.push(Promise.withResolvers<void>());
        return gates.at(-1)!.promise;
      },
      store: async ({ words }: Text) => void calls.push(words),
      remove: async () => void calls.push('deletion'),
    };
    const states: ServerState[] = [];
    const copy = new ServerCopy<Text>(server, (state) => states.push(state));
    copy.set(text('a'));
    gates[0]!.reject(new TypeError('Failed to fetch'));
    await vi.advanceTimersByTimeAsync(4_999);
    expect([calls, states.at(-1), gates.length]).toEqual([[], 'failed', 1]);
    await vi.advanceTimersByTimeAsync(1);
    copy.set(text('ab'));
    gates[1]!.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect([calls, states.at(-1)]).toEqual([['ab'], 'kept']);

    const other = new ServerCopy<Text>(server, () => {});
    other.set(text('b'));
    other.set(undefined);
    gates[2]!.resolve();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(calls).toEqual(['ab']);
  });

  it('deletes at once in the pause after a text', async () => {
    const { copy, answer, sent } = openCopy();
    copy.set(text('a'));
    await answer();
    copy.set(text('ab'));
    await vi.advanceTimersByTimeAsync(10);
    copy.set(undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual(['a', 'deletion']);
    await answer();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent()).toEqual(['a', 'deletion']);
  });

  it('tries again five seconds after a failure', async () => {
    const { copy, answer, sent, state } = openCopy();
    copy.set(text('a'));
    await answer(new ApiError(503, 'unavailable', ''));
    expect(state()).toBe('failed');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent()).toEqual(['a', 'a']);
    await answer();
    expect(state()).toBe('kept');
  });

  it('waits for the next change after the session has ended', async () => {
    const { copy, answer, sent, state } = openCopy();
    copy.set(text('a'));
    await answer(new ApiError(401, 'not_signed_in', ''));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent(), state()]).toEqual([['a'], 'failed']);
    copy.set(text('ab'));
    expect(sent()).toEqual(['a', 'ab']);
  });

  it('sends nothing more to a server that refuses the text', async () => {
    const { copy, answer, sent, state } = openCopy();
    copy.set(text('a'));
    await answer(new ApiError(413, 'too_large', ''));
    copy.expect();
    copy.set(text('ab'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent(), state()]).toEqual([['a'], 'failed']);
  });

  it('sends the last text of a closed form at once, and tries no more', async () => {
    const { copy, answer, sent } = openCopy();
    copy.set(text('a'));
    copy.close();
    copy.set(text('ab'));
    await answer();
    expect(sent()).toEqual(['a', 'ab']);
    await answer(new ApiError(503, 'unavailable', ''));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual(['a', 'ab']);
  });
});
