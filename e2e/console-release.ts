import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../apps/staff-console/server/app.ts';
import { contractVersion } from '../packages/contracts/src/staff-console.ts';
import { openOperations } from '../packages/node-server/src/open-operations.ts';
import { root } from '../tools/config.ts';

const packageFile = new URL('../apps/staff-console/package.json', import.meta.url);
const settings = { commit: 'unknown', metricsToken: undefined };

const hashed = /-([\w-]{8})\.js$/;

/** The console on a port, in releases that share no file name but the entry's. */
export class ConsoleReleases {
  readonly #port: number;
  #release = 0;
  #running: { close: () => Promise<void> } | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Replaces the running release by the next one: its files are gone, as after a deployment. */
  async deploy(): Promise<void> {
    await this.stop();
    this.#release += 1;
    const files = await this.#build(`r${String(this.#release).padStart(7, '0')}`);
    const operations = openOperations(packageFile, contractVersion, settings);
    const app = await buildApp({ files, logger: false, operations });
    await app.listen({ host: 'localhost', port: this.#port });
    const close = async () => {
      app.server.closeAllConnections();
      await app.close();
      await rm(files, { recursive: true });
    };
    this.#running = { close };
  }

  async stop(): Promise<void> {
    await this.#running?.close();
    this.#running = undefined;
  }

  /** Copies the build, with `hash` in place of the one in each name. Returns the folder. */
  async #build(hash: string): Promise<string> {
    const files = await mkdtemp(join(tmpdir(), 'console-release-'));
    const isPlain = (path: string) => !/\.(?:br|gz)$/.test(path);
    await cp(join(root, 'apps/staff-console/dist'), files, { recursive: true, filter: isPlain });
    const scripts = (await readdir(files)).filter((name) => name.endsWith('.js'));
    const renamed = scripts.filter((name) => hashed.test(name));
    for (const name of scripts) {
      const path = join(files, name);
      let text = await readFile(path, 'utf8');
      for (const old of renamed) text = text.replaceAll(old, old.replace(hashed, `-${hash}.js`));
      await writeFile(path, text);
    }
    for (const name of renamed) await rename(join(files, name), join(files, name.replace(hashed, `-${hash}.js`)));
    return files;
  }
}
