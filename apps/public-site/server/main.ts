// First: a start collects garbage, and this has to come before.
import '@workspace/node-server/retain-tick-object';
import { expiredClaims } from '@workspace/contracts/claims/find-expired';
import { contractVersion } from '@workspace/contracts/staff-console';
import { startErrorMessage } from '@workspace/contracts/start-error';
import { Connections } from '@workspace/node-server/connections';
import { openOperations } from '@workspace/node-server/open-operations';
import { startTracing } from '@workspace/node-server/start-tracing';
import { stopOnSignal } from '@workspace/node-server/stop-in-order';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

try {
  const config = readConfig();
  const operations = openOperations(new URL('../package.json', import.meta.url), contractVersion, config.operation);
  const stopTracing = await startTracing(operations.release, config.operation.tracesTo);
  const app = await buildApp(config, operations);
  const connections = new Connections(app);
  await app.listen({ host: config.host, port: config.port });
  app.log.info({ event: 'started' });
  const expired = expiredClaims(new Date());
  if (expired.length > 0) app.log.warn({ event: 'claims_expired', claims: expired });
  stopOnSignal({ app, connections, stopTracing, ...config.stop });
} catch (error) {
  console.error(startErrorMessage(error, 'SITE_PORT'));
  process.exit(1);
}
