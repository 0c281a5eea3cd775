import { getPostsVersion } from '@workspace/contracts/blog-posts';
import { contractVersion } from '@workspace/contracts/staff-console';
import { startErrorMessage } from '@workspace/contracts/start-error';
import { openOperations } from '@workspace/node-server/open-operations';
import { startTracing } from '@workspace/node-server/start-tracing';
import { stopOnSignal } from '@workspace/node-server/stop-in-order';
import { readConfig } from './config.ts';

try {
  const config = readConfig();
  const operations = openOperations(new URL('../package.json', import.meta.url), contractVersion, config.operation);
  const stopTracing = await startTracing(operations.release, config.operation.tracesTo, [getPostsVersion.path]);
  // Tracing observes the database client only if it was there first.
  const { start } = await import('./start.ts');
  stopOnSignal({ ...(await start(config, operations)), stopTracing });
} catch (error) {
  console.error(startErrorMessage(error, 'API_PORT'));
  process.exit(1);
}
