import type { MikroORM } from '@mikro-orm/postgresql';

const minVersion = 18;

/**
 * Throws a message, without the password, unless a PostgreSQL server of a supported version responds and has the
 * database.
 */
export async function checkServer(orm: MikroORM, databaseUrl: string): Promise<void> {
  const { host, username, pathname } = new URL(databaseUrl);
  const version = await serverVersion(orm).catch((cause: unknown) => {
    const target = { host, user: username, database: pathname.slice(1) || username };
    throw new Error(connectErrorMessage(cause, target), { cause });
  });
  if (Number.parseInt(version, 10) >= minVersion) return;
  throw new Error(
    `PostgreSQL at ${host} is version ${version}, and this needs ${minVersion} or newer. Upgrade it, or correct DATABASE_URL.`,
  );
}

async function serverVersion(orm: MikroORM): Promise<string> {
  const pool = await orm.em.getConnection().getNativeClient();
  const { rows } = await pool.query<{ version: string }>("select current_setting('server_version') as version");
  return rows[0]!.version;
}

interface Target {
  host: string;
  user: string;
  database: string;
}

function connectErrorMessage(error: unknown, { host, user, database }: Target): string {
  // A host name with several addresses fails with one error per address.
  const { code, message } = (error instanceof AggregateError ? error.errors[0] : error) as NodeJS.ErrnoException;
  if (code === '3D000')
    return `PostgreSQL at ${host} has no database "${database}". Create it, or correct the name in DATABASE_URL.`;
  if (code === '28P01' || code === '28000')
    return `PostgreSQL at ${host} refuses the user "${user}" (${message}). Correct user and password in DATABASE_URL; write special characters of the password percent-encoded, such as %40 for @.`;
  if (/received invalid response|Connection terminated unexpectedly/.test(message))
    return `What answers at ${host} is not PostgreSQL (${message}). Correct host and port in DATABASE_URL.`;
  return `PostgreSQL at ${host} cannot be reached (${message}). Start it, or correct DATABASE_URL.`;
}
