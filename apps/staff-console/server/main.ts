import { join } from 'node:path';
import { startErrorMessage } from '@workspace/contracts/start-error';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

try {
  const { host, port } = readConfig();
  const app = await buildApp({
    files: join(import.meta.dirname, '../dist'),
    logger: { level: 'info', base: { app: 'staff-console' } },
  });
  await app.listen({ host, port });
  app.log.info({ event: 'started' });
  const leave = () => void app.close().then(() => process.exit(0));
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, leave);
} catch (error) {
  console.error(startErrorMessage(error, 'CONSOLE_PORT'));
  process.exit(1);
}
