import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@workspace/sandbox/free-port';
import { readToolConfig, root } from '../../config.ts';
import { serverSettings } from '../../start/server-settings.ts';
import { untilReady } from '../../start/until-ready.ts';
import { secondsSince } from '../load/seconds-since.ts';

/** A part of the product: its script, the variable of its port, and its settings. */
export interface CopyOf {
  script: string;
  portName: string;
  env: Record<string, string>;
  /** The folder of the checkout; by default this one. */
  checkout?: string;
}

/** The place of a copy: its name and its port, the same for all its restarts. */
export interface Place {
  name: string;
  port: number;
}

export async function placesOf(name: string, count: number): Promise<Place[]> {
  const places: Place[] = [];
  for (let index = 1; index <= count; index += 1) places.push({ name: `${name} ${index}`, port: await freePort() });
  return places;
}

/** One copy of a part in a process of its own. */
export class Copy {
  readonly name: string;
  readonly port: number;
  readonly #part: CopyOf;
  readonly #logs: string;
  #child: ChildProcess | undefined;

  constructor(part: CopyOf, { name, port }: Place, logs: string) {
    this.#part = part;
    this.name = name;
    this.port = port;
    this.#logs = logs;
    mkdirSync(logs, { recursive: true });
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The process id, undefined before the first start. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Starts it, with other settings if given. Resolves with the seconds until it is ready. */
  async start(settings: Record<string, string> = {}): Promise<number> {
    const startedAt = performance.now();
    const { script, portName, env, checkout = root } = this.#part;
    const log = openSync(join(this.#logs, `${this.name.replace(' ', '-')}.log`), 'a');
    this.#child = spawn(process.execPath, [join(checkout, script)], {
      cwd: checkout,
      env: {
        ...readToolConfig().environment,
        ...serverSettings,
        HOST: '127.0.0.1',
        ...env,
        ...settings,
        [portName]: String(this.port),
      },
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    const ended = once(this.#child, 'exit').then(() => {
      throw new Error(`${this.name} ended while it started: see ${this.#logs}`);
    });
    const calledOff = new AbortController();
    ended.catch(() => calledOff.abort());
    await Promise.race([untilReady(this.name, `${this.origin}/readyz`, calledOff.signal), ended]);
    return secondsSince(startedAt);
  }

  /** Ends it. Resolves with the seconds until the process ended; throws when a stop in order had another end. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number> {
    const child = this.#child;
    if (!child || !this.isRunning) return 0;
    const startedAt = performance.now();
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    if (signal === 'SIGTERM' && code !== 0) throw new Error(`${this.name} ended with ${code}: see ${this.#logs}`);
    return secondsSince(startedAt);
  }
}
