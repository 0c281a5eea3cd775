import { join } from 'node:path';
import { contractVersion } from '@workspace/contracts/staff-console';
import { startErrorMessage } from '@workspace/contracts/start-error';
import { Connections } from '@workspace/node-server/connections';
import { openOperations } from '@workspace/node-server/open-operations';
import { logBase } from '@workspace/node-server/release';
import { startTracing } from '@workspace/node-server/start-tracing';
import { stopOnSignal } from '@workspace/node-server/stop-in-order';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

try {
  const { host, port, releases, operation, stop } = readConfig();
  const operations = openOperations(new URL('../package.json', import.meta.url), contractVersion, operation);
  const stopTracing = await startTracing(operations.release, operation.tracesTo);
  const app = await buildApp({
    files: join(import.meta.dirname, '../dist'),
    releases,
    logger: { level: 'info', base: logBase(operations.release) },
    operations,
  });
  const connections = new Connections(app);
  await app.listen({ host, port });
  app.log.info({ event: 'started' });
  stopOnSignal({ app, connections, stopTracing, ...stop });
} catch (error) {
  console.error(startErrorMessage(error, 'CONSOLE_PORT'));
  process.exit(1);
}
