import { Client } from 'pg';
import { SandboxError } from './sandbox-error.ts';

/** Resolves when the PostgreSQL at a URL responds within five seconds; else throws a message without the password. */
export async function checkDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw new SandboxError(
      `The database in DATABASE_URL (${withoutPassword(url)}) does not answer: ${reason(error)}. Start it, or correct DATABASE_URL.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** Returns the URL without its password, for display. */
export function withoutPassword(url: string): string {
  const shown = new URL(url);
  if (shown.password) shown.password = '***';
  return shown.href;
}

/** A host name with several addresses fails with all their errors at once. */
function reason(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return (first as Error).message.replace(/\.$/, '');
}
