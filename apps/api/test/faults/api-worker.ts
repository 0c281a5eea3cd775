import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@workspace/sandbox/free-port';

const attempts = 3;
const main = join(import.meta.dirname, '../../src/main.ts');

/** The product's own worker in a separate process, started as a supervisor starts it. */
export class ApiWorker {
  readonly #settings: Record<string, string>;
  #child!: ChildProcess;
  #ended!: Promise<unknown[]>;

  constructor(settings: Record<string, string>) {
    this.#settings = {
      ROLE: 'worker',
      DATA_DIR: tmpdir(),
      PUBLIC_ORIGIN: 'http://localhost:3000',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'site',
      OIDC_CLIENT_SECRET: 'whisper',
      SESSION_SECRETS: 's'.repeat(40),
      LINK_SECRETS: 'l'.repeat(40),
      STAFF_EMAIL_DOMAINS: 'example.com',
      MAIL_FROM: 'News <news@example.com>',
      SALES_EMAIL: 'sales@example.com',
      ...settings,
    };
  }

  /** Starts it again if its start fails, as a supervisor does: on a busy machine the database may respond too late. */
  async start(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#startOnce();
      } catch (error) {
        if (attempt === attempts) throw error;
        process.stderr.write(`${String(error)}\n`);
      }
    }
  }

  async #startOnce(): Promise<void> {
    const env = { ...this.#settings, API_PORT: String(await freePort()) };
    this.#child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    // Also one that ends by itself has an end to wait for.
    this.#ended = once(this.#child, 'exit');
    const errors: string[] = [];
    createInterface(this.#child.stderr!).on('line', (line) => errors.push(line));
    await new Promise<void>((resolve, reject) => {
      createInterface(this.#child.stdout!).on('line', (line) => line.includes('"event":"started"') && resolve());
      this.#child.once('close', (code, signal) =>
        reject(new Error(`The worker ended with ${code ?? signal}: ${errors.join('\n')}`)),
      );
    });
  }

  /** Resolves with the seconds until the process ended. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number> {
    const startedAt = performance.now();
    this.#child.kill(signal);
    const [code] = (await this.#ended) as [number | null];
    if (signal === 'SIGTERM' && code !== 0) throw new Error(`The worker ended with ${code}`);
    return (performance.now() - startedAt) / 1_000;
  }
}
