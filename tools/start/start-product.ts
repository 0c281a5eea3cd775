import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { checkDatabase } from '@workspace/sandbox/check-database';
import { startPostgres, type Postgres } from '@workspace/sandbox/postgres';
import { SandboxError } from '@workspace/sandbox/sandbox-error';
import type { Origins, ProductConfig } from '../config.ts';
import { build } from './build.ts';
import { createChildren, type Children } from './children.ts';
import { checkDisk } from './disk.ts';
import { storedSecret } from './stored-secret.ts';
import {
  apiPart,
  consoleBuilderPart,
  consolePart,
  originsOf,
  ownParts,
  runsSandbox,
  sandboxPart,
  sitePart,
  requestedPorts,
  type Own,
  type Secrets,
} from './parts.ts';
import { findCommit } from './find-commit.ts';
import { checkPorts } from './ports.ts';
import { respondsElsewhere, untilReady } from './until-ready.ts';

/** The running product. `failed` rejects with a message when a server ends unexpectedly. */
export type Product = { origins: Origins; databaseUrl: string; failed: Promise<never>; stop: () => Promise<void> };

/** The checkouts of the parts that are not from this one: of an earlier release, built. */
type Folders = { api?: string; console?: string; site?: string };

/** Options of a start: progress output, and an abort signal; `isBuilt` skips the build. */
export type StartOptions = {
  say?: (line: string) => void;
  calledOff?: AbortSignal;
  isBuilt?: boolean;
  folders?: Folders;
};

/**
 * Starts every server that the settings do not replace; resolves when the site is ready, else leaves nothing running.
 */
export async function startProduct(
  config: ProductConfig,
  { say = () => {}, calledOff, isBuilt = false, folders = {} }: StartOptions = {},
): Promise<Product> {
  const own = ownParts(config);
  await checkPorts(requestedPorts(config, own));
  await checkDisk(config.DATA_DIR);
  const run = makeRun({ config, own, say, calledOff, isBuilt, folders });
  try {
    const databaseUrl = await Promise.race([run.everything(), run.failed]);
    return { origins: originsOf(config), databaseUrl, failed: run.failed, stop: run.stop };
  } catch (error) {
    await run.stop();
    throw error;
  }
}

type Run = { everything: () => Promise<string>; failed: Promise<never>; stop: () => Promise<void> };

type RunOptions = Pick<Start, 'config' | 'own' | 'say' | 'isBuilt' | 'folders'> & {
  calledOff: AbortSignal | undefined;
};

function makeRun({ config, own, say, calledOff, isBuilt, folders }: RunOptions): Run {
  const ending = new AbortController();
  const signal = calledOff ? AbortSignal.any([calledOff, ending.signal]) : ending.signal;
  const children = createChildren(join(config.DATA_DIR, 'logs'), withCommit(config.environment), stopTimeoutOf(config));
  let postgres: Promise<Postgres> | undefined;
  const lost = Promise.withResolvers<never>();
  calledOff?.addEventListener('abort', () => lost.reject(calledOff.reason), { once: true });
  const failed = Promise.race([children.failed, lost.promise]);
  failed.catch(() => {});

  const openDatabase = async () => {
    if (!own.postgres) {
      if (own.api && config.DATABASE_URL) await checkDatabase(config.DATABASE_URL);
      return config.DATABASE_URL ?? '';
    }
    postgres = startPostgres({
      dataDir: join(config.DATA_DIR, 'postgres'),
      port: config.POSTGRES_PORT,
      logFile: join(config.DATA_DIR, 'logs/postgres.log'),
    });
    const { url, ended } = await postgres;
    void ended.then(
      () =>
        signal.aborted ||
        lost.reject(new SandboxError('PostgreSQL stopped by itself: see logs/postgres.log in the data folder.')),
    );
    return url;
  };
  return {
    everything: () => startParts({ config, own, children, say, signal, isBuilt, folders, openDatabase }),
    failed,
    stop: async () => {
      ending.abort();
      await children.stop();
      await postgres?.then(
        (server) => server.stop(),
        () => {},
      );
    },
  };
}

const withCommit = (environment: Record<string, string>) => ({ RELEASE_COMMIT: findCommit(), ...environment });

/** Each server ends within STOP_SECONDS itself, and immediately when nothing is in flight. */
const stopTimeoutOf = ({ mode, STOP_SECONDS }: ProductConfig): number =>
  mode === 'development' ? 2_000 : (STOP_SECONDS + 1) * 1_000;

type Start = {
  config: ProductConfig;
  own: Own;
  children: Children;
  say: (line: string) => void;
  signal: AbortSignal;
  isBuilt: boolean;
  folders: Folders;
  openDatabase: () => Promise<string>;
};

/** Independent steps run in parallel: the build beside the database and the sandbox. */
async function startParts({
  config,
  own,
  children,
  say,
  signal,
  isBuilt,
  folders,
  openDatabase,
}: Start): Promise<string> {
  const secrets = await secretsOf(config);
  const ready = (name: string, origin: string, path = '/readyz') => untilReady(name, origin + path, signal);
  const here = (port: number) => `http://localhost:${port}`;

  const sandbox = async () => {
    if (!runsSandbox(own)) return;
    children.start(sandboxPart(config, own, secrets));
    await ready('sandbox', here(config.SANDBOX_PORT));
  };
  const api = async () => {
    const [databaseUrl] = await Promise.all([openDatabase(), sandbox()]);
    if (!own.api) {
      await respondsElsewhere('API_URL', `${config.API_URL}/readyz`);
      return databaseUrl;
    }
    children.start({ ...apiPart(config, databaseUrl, secrets), folder: folders.api });
    await ready('API', here(config.API_PORT));
    return databaseUrl;
  };
  const pages = async () => {
    if (!own.console) await respondsElsewhere('STAFF_CONSOLE_URL', `${config.STAFF_CONSOLE_URL}/remoteEntry.js`);
    if (config.mode === 'development') children.start(consoleBuilderPart());
    else if (!isBuilt) await buildWithProgress(config, say, signal);
    if (own.console) children.start({ ...consolePart(config), folder: folders.console });
    children.start({ ...sitePart(config), folder: folders.site });
    if (own.console) await ready('console', here(config.CONSOLE_PORT), '/remoteEntry.js');
  };
  const [databaseUrl] = await Promise.all([api(), pages()]);
  await ready('site', here(config.SITE_PORT));
  return databaseUrl;
}

/** The configured secrets, else those that are stored beside the data. */
const secretsOf = async (config: ProductConfig): Promise<Secrets> => ({
  sessions: config.SESSION_SECRETS ?? (await storedSecret(config.DATA_DIR, 'session-secrets')),
  linkedinKeys: config.LINKEDIN_TOKEN_KEYS ?? tokenKey(await storedSecret(config.DATA_DIR, 'linkedin-token-key')),
  links: config.LINK_SECRETS ?? (await storedSecret(config.DATA_DIR, 'link-secrets')),
  client: randomBytes(24).toString('hex'),
});

/** Formats a stored secret as an encryption key of LinkedIn's tokens: its ID, and 32 bytes. */
const tokenKey = (secret: string): string => `kept:${Buffer.from(secret, 'hex').toString('base64')}`;

async function buildWithProgress(
  config: ProductConfig,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const start = performance.now();
  const timer = setTimeout(() => say('Building the site and the console; the first time takes a while …'), 1500);
  await build(config.environment, signal).finally(() => clearTimeout(timer));
  const seconds = (performance.now() - start) / 1000;
  if (seconds > 1.5) say(`Built in ${seconds.toFixed(1)} s.`);
}
