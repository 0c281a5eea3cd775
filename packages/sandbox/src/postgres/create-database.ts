import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Makes the database `site` on a server that has just started, where it is not there yet. */
export async function createDatabase(port: number): Promise<void> {
  const client = await connect(`postgres://app@127.0.0.1:${port}/postgres`);
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'site'");
    if (rowCount === 0) await client.query('create database site');
  } finally {
    await client.end();
  }
}

/** A server that still recovers from a crash says so and takes nobody in: it is asked again. */
async function connect(url: string): Promise<Client> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (attempt > 100) throw error;
      await sleep(50);
    }
  }
}
