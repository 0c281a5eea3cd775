import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverSettings } from '../tools/start/server-settings.ts';

/** Reads a measurement of a running process, which a preloaded script reports. */
export interface Measurement<T> {
  settings: Record<string, string>;
  read: (pid: number) => Promise<T>;
  remove: () => Promise<void>;
}

/**
 * Prepares the settings of a measured process: it preloads a script that reports to a temporary file. See
 * `report-on-signal.ts`.
 */
export async function measuredBy<T>(script: string): Promise<Measurement<T>> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'));
  const file = join(folder, 'report');
  const url = new URL(script, import.meta.url);
  url.searchParams.set('report', file);
  return {
    settings: { NODE_OPTIONS: `${serverSettings.NODE_OPTIONS} --import=${url.href}` },
    read: async (pid) => {
      await rm(file, { force: true });
      process.kill(pid, 'SIGUSR2');
      for (;;) {
        const text = await readFile(file, 'utf8').catch(() => '');
        if (text.endsWith('\n')) return JSON.parse(text) as T;
        await sleep(20);
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Prepares to read the longest event-loop delay since the last reading, in milliseconds. */
export const loopDelay = (): Promise<Measurement<number>> => measuredBy('loop-delay.ts');
