import { publishOrigins } from '../tools/config.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';

/** Before the journeys: the production build with everything around it, on free ports. After them, all of it ends. */
export default async function startForJourneys(): Promise<() => Promise<void>> {
  const product = await startTemporaryProduct();
  publishOrigins(product.origins);
  return product.stop;
}
