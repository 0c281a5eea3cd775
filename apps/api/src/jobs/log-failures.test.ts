import { describe, expect, it, vi } from 'vitest';
import { logFailures } from './log-failures.ts';

const failing = (code: string, queue = 'a') => Object.assign(new Error(`${code} (Queue: ${queue})`), { code });

function testLog() {
  const error = vi.fn<(fields: object) => void>();
  const clock = { now: 0 };
  return { error, clock, logFailure: logFailures({ error }, () => clock.now) };
}

describe('log of queue failures', () => {
  it('has one line for the failures of all workers in a minute', () => {
    const { error, clock, logFailure } = testLog();
    const first = failing('ECONNREFUSED');
    logFailure(first);
    clock.now = 59_999;
    logFailure(failing('ECONNREFUSED', 'b'));
    expect(error.mock.calls).toEqual([[{ event: 'queue_failed', err: first }]]);
  });

  it('counts in the next line the failures that have none', () => {
    const { error, clock, logFailure } = testLog();
    for (let i = 0; i < 4; i++) logFailure(failing('ECONNREFUSED'));
    clock.now = 60_000;
    const next = failing('ECONNREFUSED');
    logFailure(next);
    clock.now = 120_000;
    logFailure(next);
    expect(error.mock.calls.slice(1)).toEqual([
      [{ event: 'queue_failed', err: next, notLogged: 3 }],
      [{ event: 'queue_failed', err: next }],
    ]);
  });

  it('has a line for each code, and for each name of errors without one', () => {
    const { error, logFailure } = testLog();
    for (const err of [
      failing('ECONNREFUSED'),
      failing('57P01'),
      new Error('x'),
      new Error('y'),
      new TypeError('z'),
      5,
    ])
      logFailure(err);
    expect(error).toHaveBeenCalledTimes(5);
  });
});
