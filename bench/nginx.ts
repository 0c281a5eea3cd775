import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@workspace/sandbox/free-port';
import type { BarePage } from './bare-server.ts';

/** Starts nginx with these pages as files, or returns undefined where it is not installed. It has one worker process. */
export async function startNginx(pages: readonly BarePage[]) {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const locations = await Promise.all(
    pages.map(async ({ path, headers, base64 }, index) => {
      await writeFile(join(folder, String(index)), Buffer.from(base64, 'base64'));
      const { 'content-type': type, ...others } = headers;
      const added = Object.entries(others).map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
      return `location = ${path} { types {} default_type ${JSON.stringify(type)}; alias ${folder}/${index}; ${added.join(' ')} }`;
    }),
  );
  const file = join(folder, 'nginx.conf');
  const rules = `access_log off; open_file_cache max=10; server { listen 127.0.0.1:${port}; ${locations.join('\n')} }`;
  await writeFile(file, `worker_processes 1; daemon off; pid ${folder}/pid; events {} http { ${rules} }`);
  const child = spawn('nginx', ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const isMissing = await new Promise<boolean>((known) => {
    child.once('error', () => known(true));
    child.once('spawn', () => known(false));
  });
  const remove = () => rm(folder, { recursive: true });
  if (isMissing) return void (await remove());
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => undefined))) await new Promise((next) => setTimeout(next, 50));
  const stop = async () => {
    child.kill('SIGQUIT');
    await once(child, 'exit');
    await remove();
  };
  return { origin, stop };
}
