import { startErrorMessage } from '@workspace/contracts/start-error';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

try {
  const config = readConfig();
  const app = await buildApp(config);
  await app.listen({ host: config.host, port: config.port });
  app.log.info({ event: 'started' });
  const leave = () => void app.close().then(() => process.exit(0));
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, leave);
} catch (error) {
  console.error(startErrorMessage(error, 'SITE_PORT'));
  process.exit(1);
}
