import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outcomesOf } from './run-steps.ts';
import type { Step } from './steps.ts';

const events: string[] = [];
beforeEach(() => {
  events.length = 0;
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.mocked(console.log).mockRestore());

const step = (name: string, lane: Step['lane'], more: { needs?: string[]; failed?: number } = {}): Step => ({
  name,
  lane,
  ...(more.needs && { needs: more.needs }),
  run: async () => {
    events.push(`${name} begins`);
    await new Promise((next) => setTimeout(next, 20));
    events.push(`${name} ends`);
    return { passed: 1, failed: more.failed ?? 0, attention: [], output: '' };
  },
});

describe('outcomesOf', () => {
  it('runs lanes side by side, and the steps of a lane one after the other', async () => {
    await outcomesOf([step('lint', 'tools'), step('build', 'tools'), step('unit', 'tests')], {});
    expect(events.slice(0, 2)).toEqual(['lint begins', 'unit begins']);
    expect(events.indexOf('lint ends')).toBeLessThan(events.indexOf('build begins'));
  });

  it('starts a step after those that it needs in the other lane', async () => {
    const outcomes = await outcomesOf([step('build', 'tools'), step('e2e', 'tests', { needs: ['build'] })], {});
    expect(events).toEqual(['build begins', 'build ends', 'e2e begins', 'e2e ends']);
    expect(outcomes).toMatchObject([{ failed: 0 }, { passed: 1, failed: 0 }]);
  });

  it('counts a step as failed, and does not run it, where one that it needs failed', async () => {
    const steps = [step('build', 'tools', { failed: 1 }), step('e2e', 'tests', { needs: ['build'] })];
    const [, e2e] = await outcomesOf(steps, {});
    expect(e2e).toMatchObject({ failed: 1, attention: ['failed: e2e'], output: 'Not run, because it needs: build.' });
    expect(events).not.toContain('e2e begins');
  });

  it('counts a step that throws as failed', async () => {
    const broken: Step = { name: 'types', lane: 'tools', run: () => Promise.reject(new Error('no such program')) };
    expect(await outcomesOf([broken], {})).toMatchObject([
      { failed: 1, attention: ['failed: types'], output: 'Error: no such program' },
    ]);
  });
});
