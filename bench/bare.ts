import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { readToolConfig } from '../tools/config.ts';
import { serverSettings } from '../tools/start/server-settings.ts';
import type { BarePage } from './bare-server.ts';

/** Starts a server that only sends these pages, with the settings of the site. It ends when the parent disconnects. */
export async function startBare(pages: BarePage[]): Promise<{ origin: string; child: ChildProcess }> {
  const env = { ...readToolConfig().environment, ...serverSettings };
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { env });
  child.send(pages);
  const [origin] = (await once(child, 'message')) as [string];
  return { origin, child };
}
