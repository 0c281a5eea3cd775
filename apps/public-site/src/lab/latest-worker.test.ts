import { describe, expect, it } from 'vitest';
import { LatestWorker } from './latest-worker.ts';

interface Numbered {
  readonly number: number;
}

/** Stands in for a worker of the browser: Node has none. */
class TestWorker extends EventTarget {
  readonly sent: Numbered[] = [];
  readonly postMessage = (message: Numbered) => this.sent.push(message);
  respond = (data: string) => this.dispatchEvent(new MessageEvent('message', { data }));
  fail = (type: string) => this.dispatchEvent(new Event(type));
}

function start(pace?: (resume: () => void) => void) {
  const browser = new TestWorker();
  const outcomes: string[] = [];
  const worker = new LatestWorker<Numbered, string>(
    browser as unknown as Worker,
    (response, { number }) => outcomes.push(`${number} ${response}`),
    () => outcomes.push('failed'),
    pace,
  );
  const sent = () => browser.sent.map(({ number }) => number);
  return { browser, worker, outcomes, sent };
}

describe('LatestWorker', () => {
  it('sends only the latest request after a response', () => {
    const { browser, worker, outcomes, sent } = start();
    for (const number of [1, 2, 3]) worker.send({ number });
    browser.respond('planned');
    browser.respond('planned');
    expect(sent()).toEqual([1, 3]);
    expect(outcomes).toEqual(['1 planned', '3 planned']);
  });

  it('sends the latest request when the pause after a response ends', () => {
    let resume: (() => void) | undefined;
    const { browser, worker, sent } = start((next) => (resume = next));
    worker.send({ number: 1 });
    browser.respond('planned');
    for (const number of [2, 3]) worker.send({ number });
    expect(sent()).toEqual([1]);
    resume!();
    expect(sent()).toEqual([1, 3]);
  });

  it.each(['error', 'messageerror'])('reports an event %s, and sends the request that waits', (type) => {
    const { browser, worker, outcomes, sent } = start();
    for (const number of [1, 2]) worker.send({ number });
    browser.fail(type);
    browser.respond('planned');
    expect(sent()).toEqual([1, 2]);
    expect(outcomes).toEqual(['failed', '2 planned']);
  });

  it('sends the next request after a failure', () => {
    const { browser, worker, outcomes, sent } = start();
    worker.send({ number: 1 });
    browser.fail('error');
    worker.send({ number: 2 });
    browser.respond('planned');
    expect(sent()).toEqual([1, 2]);
    expect(outcomes).toEqual(['failed', '2 planned']);
  });

  it('reports a failure without a request', () => {
    const { browser, outcomes, sent } = start();
    browser.fail('error');
    expect([sent(), outcomes]).toEqual([[], ['failed']]);
  });
});
