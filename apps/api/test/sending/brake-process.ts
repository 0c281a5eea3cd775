import { connectDatabase } from '../../src/database/orm.ts';
import { brakeCampaigns } from '../../src/features/newsletter-deliveries/brake-campaigns.ts';

process.once('message', (databaseUrl: string) => void work(databaseUrl));

/** Brakes campaigns once, and reports that it is about to. */
async function work(databaseUrl: string) {
  const orm = await connectDatabase(databaseUrl);
  process.send?.('begins');
  await brakeCampaigns(orm.em.fork(), { complaints: 0.1, blocks: 5 });
  process.send?.('done');
}
