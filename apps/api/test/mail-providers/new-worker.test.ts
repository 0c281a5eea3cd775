import { describe, expect, it } from 'vitest';
import { ProviderGate } from '../../src/features/mail-providers/provider-gate.ts';
import { warmUpTest } from './warm-up-test.ts';

const { one, daysAgo, shapingFrom } = warmUpTest();

describe("a new worker's budget of a day", () => {
  it('is known before the second batch of a new worker goes on', async () => {
    const { promise: delayed, resolve: read } = Promise.withResolvers<void>();
    const newEm = () => {
      const em = one.newEm();
      const execute = em.execute.bind(em);
      em.execute = (async (...args: Parameters<typeof execute>) => {
        await delayed;
        return execute(...args);
      }) as typeof em.execute;
      return em;
    };
    const gate = new ProviderGate({ newEm, shaping: shapingFrom(daysAgo(0)) });
    const first = gate.refresh();
    const second = gate.refresh().then(() => gate.budgetOf('google'));
    read();
    await first;
    expect(await second).toMatchObject({ provider: 'google', budget: 200 });
  });

  it('is read again after a reading that failed', async () => {
    let hasFailed = false;
    const newEm = () => {
      if (hasFailed) return one.newEm();
      hasFailed = true;
      throw new Error('The database cannot be reached');
    };
    const gate = new ProviderGate({ newEm, shaping: shapingFrom(daysAgo(0)) });
    await expect(gate.refresh()).rejects.toThrow('The database cannot be reached');
    await gate.refresh();
    expect(gate.budgetOf('google')).toMatchObject({ budget: 200 });
  });
});
