import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SubmissionResult } from '../../src/adapters/mail-transport.ts';
import { ProviderGate } from '../../src/features/mail-providers/provider-gate.ts';
import { shapingOf } from '../../src/features/mail-providers/shaping.ts';
import { startTestApp, type TestApp } from '../start-test-app.ts';

const accepted: SubmissionResult = { outcome: 'handed_over', answer: '250 Ok' };
let test: TestApp;
let reactions: object[] = [];
const newEm = () => test.orm.em.fork();
const gate = () =>
  new ProviderGate({ newEm, shaping: shapingOf(new Map()), onReaction: (reaction) => void reactions.push(reaction) });

beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(async () => {
  reactions = [];
  await newEm().execute('delete from mail_provider_states');
});
afterAll(() => test.close());

describe('a provider to whose recipients nothing is responded', () => {
  it('is slowed down after three emails in a row, while others are accepted', async () => {
    const found = gate();
    await found.record('own.test', accepted);
    for (let times = 0; times < 2; times += 1) await found.recordSilence('silent.test');
    await found.record('silent.test', accepted);
    for (let times = 0; times < 2; times += 1) await found.recordSilence('silent.test');
    expect(found.pausedSeconds('silent.test')).toBe(0);
    await found.recordSilence('silent.test');
    expect(found.pausedSeconds('silent.test')).toBeGreaterThan(20);
    expect(found.pausedSeconds('own.test')).toBe(0);
    expect(reactions).toEqual([
      { provider: 'silent.test', advice: 'slow', kind: 'temporary', sentence: 'It does not respond.' },
    ]);
  });

  it('is not blamed while our own mail server accepts nothing', async () => {
    const found = gate();
    for (let times = 0; times < 5; times += 1) await found.recordSilence('silent.test');
    expect([found.pausedSeconds('silent.test'), reactions]).toEqual([0, []]);
  });
});
