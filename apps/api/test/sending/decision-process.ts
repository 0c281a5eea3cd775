import { connectDatabase } from '../../src/database/orm.ts';
import { decideTests } from '../../src/features/campaign-ab-tests/decide-tests.ts';
import { storeDecision } from '../../src/features/campaign-ab-tests/store-decision.ts';

/** Orders for a process that decides an A/B test, and is killed within the decision or after it. */
export interface DecisionOrders {
  databaseUrl: string;
  campaignId: string;
  isWithin: boolean;
}

process.once('message', (orders: DecisionOrders) => void work(orders));

async function work({ databaseUrl, campaignId, isWithin }: DecisionOrders) {
  const orm = await connectDatabase(databaseUrl);
  if (!isWithin) await decideTests(orm.em.fork());
  else
    await orm.em.fork().transactional(async (inside) => {
      const decision = { winner: 1, reason: 'clicks', at: new Date().toISOString(), by: null, figures: [] } as const;
      await storeDecision(inside, campaignId, { ...decision, figures: [] });
      process.send?.('stored');
      await new Promise(() => {});
    });
  process.send?.('stored');
}
