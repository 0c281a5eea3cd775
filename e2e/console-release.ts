import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../apps/staff-console/server/app.ts';
import { contractVersion } from '../packages/contracts/src/staff-console.ts';
import { openOperations } from '../packages/node-server/src/open-operations.ts';
import { root } from '../tools/config.ts';

const packageFile = new URL('../apps/staff-console/package.json', import.meta.url);
const settings = { commit: 'unknown', metricsToken: undefined };

const build = join(root, 'apps/staff-console/dist');
const hashed = /-([\w-]{8})\.js$/;

/** The console on a port, in releases that share no file name but the entry's. */
export class ConsoleReleases {
  readonly #port: number;
  #release = 0;
  #scripts: Scripts | undefined;
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

  /** Writes the build to a new folder, with `hash` in place of the one in each name. Returns the folder. */
  async #build(hash: string): Promise<string> {
    this.#scripts ??= await readScripts();
    const files = await mkdtemp(join(tmpdir(), 'console-release-'));
    const renamed = (text: string) =>
      text.replaceAll(this.#scripts!.names, (name) => name.replace(hashed, `-${hash}.js`));
    const isOther = (path: string) => !/\.(?:br|gz|js)$/.test(path);
    await cp(build, files, { recursive: true, filter: isOther });
    for (const [name, text] of this.#scripts.texts) await writeFile(join(files, renamed(name)), renamed(text));
    return files;
  }
}

interface Scripts {
  texts: Map<string, string>;
  /** Finds each name that contains a hash. */
  names: RegExp;
}

async function readScripts(): Promise<Scripts> {
  const found = (await readdir(build)).filter((name) => name.endsWith('.js'));
  const texts = new Map<string, string>();
  for (const name of found) texts.set(name, await readFile(join(build, name), 'utf8'));
  const names = found.filter((name) => hashed.test(name)).map((name) => name.replaceAll('.', String.raw`\.`));
  return { texts, names: new RegExp(names.join('|'), 'g') };
}
