import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Creates the database `site` on a newly started server if it is missing. */
export async function createDatabase(port: number): Promise<void> {
  const client = await connect(`postgres://app@127.0.0.1:${port}/postgres`);
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'site'");
    if (rowCount === 0) await client.query('create database site');
  } finally {
    await client.end();
  }
}

/** A server that is recovering from a crash rejects connections: retries. */
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
