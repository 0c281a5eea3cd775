import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@workspace/sandbox/free-port';
import { readProductConfig } from '../config.ts';
import { startProduct, type StartOptions, type Product } from './start-product.ts';

const portNames = ['SITE_PORT', 'API_PORT', 'CONSOLE_PORT', 'SANDBOX_PORT', 'SMTP_PORT', 'POSTGRES_PORT'];

/** Starts the whole product for a test or a measurement: on free ports, with data that is deleted when it stops. */
export async function startTemporaryProduct(
  settings: Record<string, string> = {},
  options: StartOptions = {},
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'product-'));
  // The database's own user must be able to enter.
  await chmod(folder, 0o711);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const ports = Object.fromEntries(
      (await differentPorts(portNames.length)).map((port, index) => [portNames[index], String(port)]),
    );
    const product = await startProduct(readProductConfig({ ...ports, DATA_DIR: folder, ...settings }), options);
    const stop = async () => {
      await product.stop();
      await remove();
    };
    return { ...product, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function differentPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}
