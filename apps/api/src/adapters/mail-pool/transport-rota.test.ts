import { describe, expect, it } from 'vitest';
import type { SubmissionResult } from '../mail-transport.ts';
import { TransportRota, type TransportLimits, type Turn } from './transport-rota.ts';

const accepted: SubmissionResult = { outcome: 'handed_over', answer: '250 Ok' };
const silent: SubmissionResult = { outcome: 'uncertain', answer: '' };
const down = (restMs?: number): SubmissionResult => ({
  outcome: 'deferred',
  answer: 'ECONNREFUSED',
  transportFault: { isDown: true, restMs },
});
const none = new Set<number>();

const rotaOf = (...members: Partial<TransportLimits>[]) =>
  new TransportRota(members.map((limits) => ({ weight: 1, perSecond: 0, atOnce: 10, ...limits, pace: { nextAt: 0 } })));
const turnOf = (rota: TransportRota, now: number, except = none): Turn => {
  const choice = rota.choose(now, except);
  if (choice === 'all_down' || 'waitMs' in choice) throw new Error(`No turn: ${JSON.stringify(choice)}`);
  return choice;
};
/** Sends messages one after the other, and returns the chosen transports. */
const sendOf = (rota: TransportRota, count: number, now = 0): number[] =>
  Array.from({ length: count }, () => {
    const turn = turnOf(rota, now);
    rota.settle(turn, accepted, now);
    return turn.index;
  });

describe('shares of transports', () => {
  it('follow the weights exactly, without bursts', () => {
    expect(sendOf(rotaOf({ weight: 3 }, { weight: 1 }), 8)).toEqual([0, 0, 1, 0, 0, 0, 1, 0]);
    const chosen = sendOf(rotaOf({ weight: 5 }, { weight: 3 }, { weight: 2 }), 100);
    expect([0, 1, 2].map((index) => chosen.filter((each) => each === index).length)).toEqual([50, 30, 20]);
  });

  it('of a transport at its limit of connections go to the others', () => {
    const rota = rotaOf({ weight: 9, atOnce: 1 }, {});
    const first = turnOf(rota, 0);
    expect([first.index, turnOf(rota, 0).index, turnOf(rota, 0).index]).toEqual([0, 1, 1]);
    rota.settle(first, accepted, 0);
    expect(turnOf(rota, 0).index).toBe(0);
  });

  it('wait until a message settles when all are at that limit', () => {
    const rota = rotaOf({ atOnce: 1 });
    turnOf(rota, 0);
    expect(rota.choose(0, none)).toEqual({ waitMs: undefined });
  });

  it('keep the rate of a transport, and wait for the soonest', () => {
    const rota = rotaOf({ perSecond: 10 }, { perSecond: 4 });
    expect(sendOf(rota, 2, 1_000)).toEqual([0, 1]);
    expect(rota.choose(1_010, none)).toEqual({ waitMs: 85 });
    expect(turnOf(rota, 1_095).index).toBe(0);
  });

  it('are at most the rate and one in every second', () => {
    const rota = rotaOf({ perSecond: 20 });
    let sent = 0;
    for (let now = 5_000; now < 6_000; now += 1) {
      const choice = rota.choose(now, none);
      if (choice === 'all_down' || 'waitMs' in choice) continue;
      rota.settle(choice, accepted, now);
      sent += 1;
    }
    expect(sent).toBe(21);
  });
});

describe('a transport that is down', () => {
  const rests = (rota: TransportRota, now: number, result = down()) => rota.settle(turnOf(rota, now), result, now);

  it('rests longer after each fault, from a second to five minutes', () => {
    const rota = rotaOf({});
    const waits: number[] = [];
    for (let now = 1; waits.length < 12; now += waits.at(-1)!) waits.push(rests(rota, now)!);
    expect(waits.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(waits.slice(8)).toEqual([256_000, 300_000, 300_000, 300_000]);
  });

  it('rests as long as it asks to, but not for ever', () => {
    expect(rests(rotaOf({}), 0, down(30_000))).toBe(30_000);
    expect(rests(rotaOf({}), 0, down(9_000_000))).toBe(300_000);
  });

  it('leaves its messages to the others, and gets one back to try', () => {
    const rota = rotaOf({ weight: 100 }, {});
    rests(rota, 1);
    expect(sendOf(rota, 3, 2)).toEqual([1, 1, 1]);
    const trial = turnOf(rota, 1_001);
    expect([trial.index, ...sendOf(rota, 2, 1_001)]).toEqual([0, 1, 1]);
    rota.settle(trial, accepted, 1_010);
    expect(sendOf(rota, 3, 1_010)).toEqual([0, 0, 0]);
  });

  it('rests once for several messages that fail together', () => {
    const rota = rotaOf({});
    const turns = [1, 2, 3].map((now) => turnOf(rota, now));
    expect(turns.map((turn) => rota.settle(turn, down(), 5))).toEqual([1_000, undefined, undefined]);
    expect(rests(rota, 1_005)).toBe(2_000);
  });

  it('starts again from a second after a success', () => {
    const rota = rotaOf({});
    rests(rota, 1);
    rests(rota, 1_001);
    sendOf(rota, 1, 3_001);
    expect(rests(rota, 3_002)).toBe(1_000);
  });

  it.each<[string, SubmissionResult]>([
    ['recalled', { outcome: 'recalled', answer: '' }],
    ['left without a response', silent],
  ])('is on trial until a message succeeds: one that is %s proves nothing', (_case, result) => {
    const rota = rotaOf({});
    rests(rota, 1);
    rests(rota, 1_001, result);
    turnOf(rota, 1_002);
    expect(rota.choose(1_002, none)).toEqual({ waitMs: undefined });
  });

  it('keeps its silences when a message is recalled between them', () => {
    const rota = rotaOf({});
    rests(rota, 1, silent);
    rests(rota, 2, silent);
    rests(rota, 3, { outcome: 'recalled', answer: '' });
    expect(rests(rota, 4, silent)).toBe(1_000);
  });

  it('is reported when no other is up, or left to try', () => {
    const rota = rotaOf({}, {});
    rests(rota, 1);
    expect(rota.choose(2, new Set([1]))).toBe('all_down');
    rests(rota, 2);
    expect(rota.choose(3, none)).toBe('all_down');
  });

  it('is one that leaves three messages in a row without a response', () => {
    const rota = rotaOf({});
    expect([1, 2].map((now) => rests(rota, now, silent))).toEqual([undefined, undefined]);
    sendOf(rota, 1, 3);
    expect([4, 5, 6].map((now) => rests(rota, now, silent))).toEqual([undefined, undefined, 1_000]);
  });

  it.each<[string, SubmissionResult]>([
    ['rejects a recipient', { outcome: 'refused', answer: '550', isDeadAddress: true }],
    ['defers a recipient', { outcome: 'deferred', answer: '450' }],
    ['limits its connections', { outcome: 'deferred', answer: '421', transportFault: { isDown: false } }],
    ['gets a recalled message', { outcome: 'recalled', answer: '' }],
  ])('is not one that %s', (_case, result) => {
    const rota = rotaOf({});
    expect(rests(rota, 1, result)).toBeUndefined();
    expect(turnOf(rota, 2).index).toBe(0);
  });
});
