import { once } from 'node:events';
import { createServer as createHttp, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { onTestFinished } from 'vitest';
import { readConfig, type Config } from '../../src/config.ts';
import { apiEnvironment } from '../api-environment.ts';
import type { Check } from '../../src/operator/doctor/check.ts';
import { runChecks } from '../../src/operator/doctor/run-checks.ts';

export const nobody = 'http://127.0.0.1:1';
export const environment = {
  ...apiEnvironment,
  DATABASE_URL: 'postgres://app@127.0.0.1:1/site',
  PUBLIC_ORIGIN: nobody,
  OIDC_ISSUER: nobody,
  DNS_SERVERS: '127.0.0.1:1',
};

/** Runs one check, and returns its findings as `outcome: sentence`. */
export async function found(check: Check, change: Record<string, string> = {}, limitMs = 20_000): Promise<string[]> {
  const config: Config = readConfig({ ...environment, ...change });
  return (await runChecks([check], config, limitMs)).map(({ outcome, sentence }) => `${outcome}: ${sentence}`);
}

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A server that accepts connections and says nothing. */
export async function silentPort(): Promise<number> {
  return listening(
    createServer((socket) => {
      socket.on('error', () => {});
      onTestFinished(() => void socket.destroy());
    }),
  );
}

export async function website(respond: RequestListener): Promise<string> {
  const server = createHttp(respond);
  const port = await listening(server);
  onTestFinished(() => server.closeAllConnections());
  return `http://127.0.0.1:${port}`;
}
