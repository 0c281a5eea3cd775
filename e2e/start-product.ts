import { publishDatabase, publishOrigins } from '../tools/config.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';

/** So slow that a campaign can be stopped on its way, and so quick that nobody waits for a few letters. */
const mailRate = { MAIL_RATE_PER_SECOND: '40' };

/** Before the journeys: the production build with everything around it, on free ports. After them, all of it ends. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const product = await startTemporaryProduct(mailRate);
  publishOrigins(product.origins);
  publishDatabase(product.databaseUrl);
  return product.stop;
}
