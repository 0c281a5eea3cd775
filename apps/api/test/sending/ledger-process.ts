import { connectDatabase } from '../../src/database/orm.ts';
import { prepareChunk } from '../../src/features/newsletter-deliveries/prepare-ledger.ts';

/** Orders for a process that writes the ledger of a campaign. */
export interface LedgerOrders {
  databaseUrl: string;
  campaignId: string;
}

process.once('message', (orders: LedgerOrders) => void work(orders));

/** Reports each stored chunk, so that a test can kill it between two, or within the next. */
async function work({ databaseUrl, campaignId }: LedgerOrders) {
  const orm = await connectDatabase(databaseUrl);
  while (await orm.em.fork().transactional((inside) => prepareChunk(inside, campaignId))) process.send?.('chunk');
  process.send?.('done');
  await orm.close();
  process.exit(0);
}
