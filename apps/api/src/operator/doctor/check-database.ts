import type { MikroORM } from '@mikro-orm/postgresql';
import { checkServer } from '../../database/check-server.ts';
import { findDenied } from '../../database/find-denied.ts';
import { findPending } from '../../database/online-changes/apply-online-changes.ts';
import { migrations } from '../../database/migrations.ts';
import { findNewerSchema, type NewerSchema } from '../../database/newer-schema.ts';
import { connectDatabase } from '../../database/orm.ts';
import { findingOf, type Check, type Finding } from './check.ts';
import { readMigrations } from './read-migrations.ts';

const finding = findingOf('database');
const maxSecondsApart = 5;

/** Checks the server, its version, the owner, the extension, the schema and the clock. */
export const checkDatabase: Check = {
  name: 'database',
  run: async ({ databaseUrl }) => {
    const orm = await connectDatabase(databaseUrl, { connectMs: 5_000 });
    try {
      await checkServer(orm, databaseUrl);
      const denied = await findDenied(orm.em.fork());
      if (denied) return finding('wrong', denied);
      const state = await readState(orm);
      const executed = await readMigrations(orm);
      const newer = await findNewerSchema(orm.em.fork(), executed);
      return [
        finding('ok', `PostgreSQL ${state.version} responds.`),
        ...problemsOf(state, executed, newer),
        ...buffersFindings(state),
        ...(executed.length > 0 ? await findingsOfOnlineChanges(orm) : []),
      ];
    } finally {
      await orm.close();
    }
  },
};

async function findingsOfOnlineChanges(orm: MikroORM): Promise<Finding[]> {
  const pending = await findPending(() => orm.em.fork());
  if (pending.length === 0) return [];
  const names = pending.map(({ name }) => name).join(', ');
  return [
    finding(
      'warning',
      `Changes that a worker makes beside the requests are not done yet (${names}): keep one running.`,
    ),
  ];
}

interface State {
  version: string;
  user: string;
  database: string;
  isOwner: boolean;
  hasTrigrams: boolean;
  secondsApart: number;
  /** The size of all subscribers; null before the first migration. */
  listBytes: number | null;
  bufferBytes: number;
}

async function readState(orm: MikroORM): Promise<State> {
  const sentAt = Date.now();
  const [row] = await orm.em.fork().execute<[Omit<State, 'secondsApart'> & { now: number }]>(
    `select current_setting('server_version') as version, current_user::text as "user",
       current_database()::text as database, pg_has_role(current_user, datdba, 'usage') as "isOwner",
       exists (select from pg_extension where extname = 'pg_trgm') as "hasTrigrams",
       (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
       pg_relation_size(to_regclass('email_list_subscribers'))::float8 as "listBytes",
       pg_size_bytes(current_setting('shared_buffers'))::float8 as "bufferBytes"
     from pg_database where datname = current_database()`,
  );
  const receivedAt = Date.now();
  // Half of the way there and back is the best guess of the moment when the server read its clock.
  return { ...row, secondsApart: Math.abs(row.now - (sentAt + receivedAt) / 2) / 1_000 };
}

function problemsOf(state: State, executed: readonly string[], newer: NewerSchema): Finding[] {
  const known = migrations.map(({ name }) => name);
  const pending = known.filter((name) => !executed.includes(name)).length;
  const rows: (Finding | false)[] = [
    !state.isOwner &&
      finding(
        'warning',
        `The user ${state.user} does not own the database, so it cannot migrate: alter database ${state.database} owner to ${state.user};`,
      ),
    pending > 0 && finding('wrong', `The schema is behind this release by ${pending} changes: run lanesight migrate.`),
    ...newerFindings(newer),
    pending === 0 && newer.unknown.length === 0 && finding('ok', 'The schema is that of this release.'),
    pending === 0 &&
      !state.hasTrigrams &&
      finding('wrong', 'The extension pg_trgm is missing: create extension pg_trgm;'),
    state.secondsApart > maxSecondsApart &&
      finding(
        'wrong',
        `The clocks of this machine and the database differ by ${Math.round(state.secondsApart)} s: set both by NTP.`,
      ),
  ];
  return rows.filter((row) => row !== false);
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MB`;

/** A count of a segment reads all subscribers, which takes half as long again from outside of PostgreSQL's memory. */
export function buffersFindings({ listBytes, bufferBytes }: Pick<State, 'listBytes' | 'bufferBytes'>): Finding[] {
  if (listBytes === null || listBytes <= bufferBytes) return [];
  const sizes = `Subscribers take ${megabytes(listBytes)}, and shared_buffers is ${megabytes(bufferBytes)}`;
  return [finding('warning', `${sizes}, so counts of segments are slow: set it to a quarter of the server's memory.`)];
}

function newerFindings({ unknown, isCompatible }: NewerSchema): Finding[] {
  if (unknown.length === 0) return [];
  const names = unknown.join(', ');
  return isCompatible
    ? [finding('warning', `The schema is of a newer release (${names}), and still fits this one.`)]
    : [finding('wrong', `The schema is ahead of this release (${names}): start the newer release.`)];
}
