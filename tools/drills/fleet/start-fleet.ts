import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@workspace/sandbox/free-port';
import { startMailSink, type Faults, type MailSink } from '@workspace/sandbox/mail-sink';
import { startPostgres } from '@workspace/sandbox/postgres';
import type { Database } from './database.ts';
import { connectDatabase } from '../../../apps/api/src/database/orm.ts';
import { prepareDatabase } from '../../../apps/api/src/database/prepare-database.ts';
import { seedOnce } from '../../../apps/api/src/database/seed.ts';
import { startBalancer, type Balancer } from './balancer.ts';
import { Copy, placesOf } from './copy.ts';
import { partsOf, type Where } from './parts.ts';
import { createSession } from './create-session.ts';

/** The parts in the order in which they start. */
export const partNames = ['API', 'console', 'site', 'worker'] as const;
export type PartName = (typeof partNames)[number];

/** The running product: copies of each part, balancers, a database, and a mail server that counts. */
export interface Fleet {
  copies: Record<PartName, Copy[]>;
  balancers: Record<Exclude<PartName, 'worker'>, Balancer>;
  orm: Database;
  sink: MailSink;
  databaseUrl: string;
  /** The cookie of a signed-in staff member. */
  cookie: string;
  logs: string;
  stop: () => Promise<void>;
}

interface FleetOptions {
  /** Copies of each part. */
  count: number;
  /** Response time of the mail server, in milliseconds. */
  mailDelay: number;
  /** Faults of the mail server. */
  faults?: Faults;
  /** More settings of the API and the worker. */
  settings?: Record<string, string>;
  logs: string;
  /** A database; by default a new server of its own. */
  databaseUrl?: string;
}

/** Starts everything on a new database with the sample posts. */
export async function startFleet({
  count,
  mailDelay,
  faults,
  settings = {},
  logs,
  databaseUrl: given,
}: FleetOptions): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-'));
  await chmod(folder, 0o711);
  const postgres = given
    ? undefined
    : await startPostgres({ dataDir: join(folder, 'postgres'), port: await freePort() });
  const databaseUrl = given ?? postgres!.url;
  const orm = await connectDatabase(databaseUrl);
  const sink = await startMailSink({ delay: mailDelay, ...(faults && { faults }) });
  const cleanUp = async () => {
    await sink.stop();
    await orm.close();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await prepareDatabase(orm, 'migrate');
    await seedOnce(orm);
    const cookie = await createSession((sql, values) => orm.em.fork().execute(sql, values));
    const started = await startParts(count, logs, { folder, databaseUrl, smtpPort: sink.port, settings });
    const stop = async () => {
      await started.stop();
      await cleanUp();
    };
    return { ...started, orm, sink, databaseUrl, cookie, logs, stop };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

/** Starts the balancers, which each part is told of, and then the copies, part by part. */
async function startParts(count: number, logs: string, where: Where) {
  const [API, console, site, worker] = await Promise.all(partNames.map((name) => placesOf(name, count)));
  const places = { API: API!, console: console!, site: site!, worker: worker! };
  const balancers = {
    API: await startBalancer(places.API),
    console: await startBalancer(places.console),
    site: await startBalancer(places.site),
  };
  const origins = {
    API: balancers.API.origin,
    console: balancers.console.origin,
    site: balancers.site.origin,
  };
  const parts = partsOf(where, origins);
  const copiesOf = (name: PartName) => places[name].map((place) => new Copy(parts[name], place, logs));
  const copies = {
    API: copiesOf('API'),
    console: copiesOf('console'),
    site: copiesOf('site'),
    worker: copiesOf('worker'),
  };
  const stop = async () => {
    const all = Object.values(copies).flat();
    // A copy that hangs must not hide the results.
    await Promise.all(all.map((copy) => copy.end('SIGTERM').catch(() => copy.end('SIGKILL'))));
    await Promise.all(Object.values(balancers).map((balancer) => balancer.stop()));
  };
  try {
    for (const name of partNames) await Promise.all(copies[name].map((copy) => copy.start()));
    return { copies, balancers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
