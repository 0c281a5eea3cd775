import { startPostgres } from '@workspace/sandbox/postgres';
import { runCommand } from '../tools/checks/run-command.ts';
import { readToolConfig } from '../tools/config.ts';
import { releasedCommit, releasedTree, type Releasable } from '../tools/compatibility/released-tree.ts';
import { startTemporaryProduct } from '../tools/start/temporary-product.ts';
import type { Product } from '../tools/start/start-product.ts';

/** The parts of a product that are from their last release; the others are from this code. */
export type Earlier = { api?: boolean; console?: boolean; site?: boolean };

const folderOf = async (part: Releasable, isEarlier = false): Promise<string | undefined> =>
  isEarlier ? releasedTree(releasedCommit(part)) : undefined;

/** Starts a product with earlier parts, on the schema of this code: migrations come first in every rollout. */
export async function startMixedProduct({ api, console, site }: Earlier): Promise<Product> {
  const folders = {
    api: await folderOf('api', api),
    console: await folderOf('staff-console', console),
    site: await folderOf('public-site', site),
  };
  const postgres = await startPostgres();
  try {
    const environment = { ...readToolConfig().environment, DATABASE_URL: postgres.url };
    const { code, output } = await runCommand(['node', 'apps/api/src/operator/main.ts', 'seed'], environment);
    if (code !== 0) throw new Error(output);
    const settings = { DATABASE_URL: postgres.url, DATABASE_PREPARATION: 'check' };
    const product = await startTemporaryProduct(settings, { isBuilt: true, folders });
    const stop = async () => {
      await product.stop();
      await postgres.stop();
    };
    return { ...product, stop };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** The smoke test of the console's own release. A release before the first one with a smoke test gets today's. */
export async function smokeOf(isEarlier = false): Promise<typeof import('./console-smoke.ts').smokeConsole> {
  const folder = await folderOf('staff-console', isEarlier);
  const own = folder && (await import(`${folder}/e2e/console-smoke.ts`).catch(() => undefined));
  return (own ?? (await import('./console-smoke.ts'))).smokeConsole;
}
