import { connectDatabase } from '../../src/database/orm.ts';
import { prepareChunk } from '../../src/features/newsletter-deliveries/prepare-ledger.ts';

/** Orders for a process that writes the ledger of a campaign. */
export interface LedgerOrders {
  databaseUrl: string;
  campaignId: string;
  /** Milliseconds after the first stored chunk until it kills itself: between two chunks, or within one. */
  diesAfter?: number;
}

process.once('message', (orders: LedgerOrders) => void work(orders));

async function work({ databaseUrl, campaignId, diesAfter }: LedgerOrders) {
  const orm = await connectDatabase(databaseUrl);
  const next = () => orm.em.fork().transactional((inside) => prepareChunk(inside, campaignId));
  await next();
  // The test itself would be late on a busy machine, and find the ledger complete.
  if (diesAfter !== undefined) setTimeout(() => process.kill(process.pid, 'SIGKILL'), diesAfter);
  while (await next());
  await orm.close();
  process.exit(0);
}
