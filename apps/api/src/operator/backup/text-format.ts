import type { PoolClient } from 'pg';

/** Makes the text of values independent of the server's settings, and lets a long copy take its time. */
export async function useTextFormat(client: PoolClient): Promise<void> {
  const settings = {
    datestyle: 'ISO, YMD',
    intervalstyle: 'postgres',
    timezone: 'UTC',
    extra_float_digits: '1',
    bytea_output: 'hex',
    client_encoding: 'UTF8',
    search_path: 'public',
    statement_timeout: '0',
    idle_in_transaction_session_timeout: '0',
    transaction_timeout: '0',
  };
  for (const [name, value] of Object.entries(settings))
    await client.query('select set_config($1, $2, true)', [name, value]);
}
