import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

const timeoutMilliseconds = 1_000;

/**
 * Returns true when a notification of one connection reaches another. A pooler in transaction mode accepts `listen` and
 * then drops what was listened for.
 */
export async function receivesNotifications(databaseUrl: string): Promise<boolean> {
  const [listener, sender] = [newClient(databaseUrl), newClient(databaseUrl)];
  try {
    await Promise.all([listener.connect(), sender.connect()]);
    const channel = `probe_${randomUUID().replaceAll('-', '')}`;
    await listener.query(`listen ${channel}`);
    const received = once(listener, 'notification', { signal: AbortSignal.timeout(timeoutMilliseconds) }).then(
      () => true,
      () => false,
    );
    await sender.query(`notify ${channel}`);
    return await received;
  } finally {
    await Promise.allSettled([listener.end(), sender.end()]);
  }
}

function newClient(connectionString: string): Client {
  const client = new Client({ connectionString });
  // A connection that is lost while it waits received nothing.
  client.on('error', () => {});
  return client;
}
