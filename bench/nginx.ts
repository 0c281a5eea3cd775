import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@workspace/sandbox/free-port';
import { isListening } from '../tools/start/ports.ts';
import type { BarePage } from './bare-server.ts';

/**
 * Starts nginx with one worker process. `serversIn` returns its servers, given a free port and a folder for their files.
 * Returns undefined where nginx is not installed.
 */
export async function startNginx(serversIn: (folder: string, port: number) => Promise<string>) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  const http = `access_log off; open_file_cache max=10; keepalive_requests 1000000; ${await serversIn(folder, port)}`;
  await writeFile(file, `worker_processes 1; daemon off; pid ${folder}/pid; events {} http { ${http} }`);
  const child = spawn('nginx', ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const isMissing = await new Promise<boolean>((known) => {
    child.once('error', () => known(true));
    child.once('spawn', () => known(false));
  });
  const remove = () => rm(folder, { recursive: true });
  if (isMissing) {
    await remove();
    return undefined;
  }
  while (!(await isListening(port))) await new Promise((next) => setTimeout(next, 50));
  const stop = async () => {
    child.kill('SIGQUIT');
    await once(child, 'exit');
    await remove();
  };
  return { port, stop };
}

/** Returns a server that sends these pages as files. */
export async function fileServer(pages: readonly BarePage[], folder: string, port: number): Promise<string> {
  const locations = await Promise.all(
    pages.map(async ({ path, headers, base64 }, index) => {
      await writeFile(join(folder, String(index)), Buffer.from(base64, 'base64'));
      const { 'content-type': type, ...others } = headers;
      const added = Object.entries(others).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
      const found = `types {} default_type ${JSON.stringify(type)}; root ${folder}; try_files /${index} =404;`;
      return `location = ${path} { ${found} ${added.join(' ')} }`;
    }),
  );
  return `server { listen 127.0.0.1:${port}; ${locations.join('\n')} }`;
}
