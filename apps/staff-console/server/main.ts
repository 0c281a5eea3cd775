import { join } from 'node:path';
import { startErrorMessage } from '@workspace/contracts/start-error';
import { Connections } from '@workspace/node-server/connections';
import { stopOnSignal } from '@workspace/node-server/stop-in-order';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

try {
  const { host, port, stop } = readConfig();
  const app = await buildApp({
    files: join(import.meta.dirname, '../dist'),
    logger: { level: 'info', base: { app: 'staff-console' } },
  });
  const connections = new Connections(app);
  await app.listen({ host, port });
  app.log.info({ event: 'started' });
  stopOnSignal({ app, connections, ...stop });
} catch (error) {
  console.error(startErrorMessage(error, 'CONSOLE_PORT'));
  process.exit(1);
}
