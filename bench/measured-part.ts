import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Reads the longest event-loop delay of a process since the last reading, in milliseconds. */
export interface LoopDelay {
  settings: Record<string, string>;
  read: (pid: number) => Promise<number>;
  remove: () => Promise<void>;
}

/** Prepares the settings of a process whose event loop is measured. `nodeOptions` are those it needs anyway. */
export async function loopDelay(nodeOptions: string): Promise<LoopDelay> {
  const folder = await mkdtemp(join(tmpdir(), 'loop-delay-'));
  const file = join(folder, 'milliseconds');
  const script = new URL('loop-delay.ts', import.meta.url).href;
  return {
    settings: { NODE_OPTIONS: `${nodeOptions} --import=${script}`, LOOP_DELAY_FILE: file },
    read: async (pid) => {
      await rm(file, { force: true });
      process.kill(pid, 'SIGUSR2');
      for (;;) {
        const text = await readFile(file, 'utf8').catch(() => '');
        if (text) return Number(text);
        await sleep(20);
      }
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
