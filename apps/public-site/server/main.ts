// First: a start collects garbage, and this has to come before.
import '@workspace/node-server/retain-tick-object';
import { startErrorMessage } from '@workspace/contracts/start-error';
import { Connections } from '@workspace/node-server/connections';
import { stopOnSignal } from '@workspace/node-server/stop-in-order';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

try {
  const config = readConfig();
  const app = await buildApp(config);
  const connections = new Connections(app);
  await app.listen({ host: config.host, port: config.port });
  app.log.info({ event: 'started' });
  stopOnSignal({ app, connections, ...config.stop });
} catch (error) {
  console.error(startErrorMessage(error, 'SITE_PORT'));
  process.exit(1);
}
