import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@workspace/sandbox/free-port';
import { readToolConfig, root } from '../tools/config.ts';
import { serverSettings } from '../tools/start/server-settings.ts';

/** A part of the product that a test runs by itself, to stop and restart it. */
export interface OwnPart {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Starts a part of the product by its script, and waits until it responds. */
export async function startPart(
  script: string,
  portName: string,
  env: Record<string, string>,
  port?: number,
): Promise<OwnPart> {
  const chosen = port ?? (await freePort());
  const environment = { ...readToolConfig().environment, ...env, [portName]: String(chosen) };
  const child = spawn(process.execPath, [join(root, script)], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const origin = `http://localhost:${chosen}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${script} ended at its start`);
    if (await fetch(`${origin}/remoteEntry.js`).catch(() => undefined)) return { origin, pid: child.pid!, stop };
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** Starts another instance of the site, with an API and a console chosen by the test. */
export function startSite(
  apiUrl: string,
  staffConsoleUrl: string,
  settings: Record<string, string> = {},
): Promise<OwnPart> {
  const env = {
    ...serverSettings,
    API_URL: apiUrl,
    STAFF_CONSOLE_URL: staffConsoleUrl,
    PUBLIC_ORIGIN: 'http://localhost:1',
    LOG_LEVEL: 'silent',
    ...settings,
  };
  return startPart('apps/public-site/server/main.ts', 'SITE_PORT', env);
}

/** Starts another instance of the console, on a free port. */
export function startConsole(port: number): Promise<OwnPart> {
  return startPart('apps/staff-console/server/main.ts', 'CONSOLE_PORT', {}, port);
}

/** Starts a proxy to the API that a test can stop: the site then sees an API that is down. */
export async function startWayTo(apiUrl: string, port = 0): Promise<Omit<OwnPart, 'pid'>> {
  const server = createServer((incoming, outgoing) => {
    const onward = request(apiUrl + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://localhost:${(server.address() as { port: number }).port}`, stop };
}
