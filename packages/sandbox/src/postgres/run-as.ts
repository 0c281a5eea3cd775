import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SandboxError } from '../sandbox-error.ts';
import type { Binaries } from './binaries.ts';

/** A way to run PostgreSQL, which refuses to run as root: the user, the wrapper command, and the owner of the data. */
export type RunAs = {
  uid?: number;
  gid?: number;
  before: string[];
  owner?: { uid: number; gid: number };
};

const asMyself: RunAs = { before: [] };
const isRoot = () => process.getuid?.() === 0;

/**
 * Chooses a way that works for this folder: directly for a normal user, for root the first that can access folder and
 * programs.
 */
export async function chooseRunAs(dataDir: string, binaries: Binaries): Promise<RunAs> {
  const owner = await ownerOf(dataDir);
  if (!isRoot()) {
    if (owner && process.getuid && owner.uid !== process.getuid())
      throw new SandboxError(
        `The database folder ${dataDir} belongs to another user (uid ${owner.uid}). Start as that user, or set DATA_DIR to a folder of your own.`,
      );
    return asMyself;
  }
  const ways = waysForRoot(owner ?? (await ownerOfNearest(dataDir)));
  // An existing folder keeps its owner if possible: only then do repeated starts leave it unchanged.
  if (owner) ways.sort((a, b) => Number(b.owner?.uid === owner.uid) - Number(a.owner?.uid === owner.uid));
  for (const way of ways) if (await canRun(way, dirname(dataDir), binaries)) return way;
  throw new SandboxError(
    `PostgreSQL does not run as root, and no other user may enter ${dirname(dataDir)} or this project. ` +
      'Start as a normal user, move the project to a folder that others may enter, or set DATABASE_URL to a PostgreSQL 18 of your own.',
  );
}

/** Starts a program in the chosen way. */
export function spawnAs(way: RunAs, command: string[], stdio: StdioOptions): ChildProcess {
  const [program = '', ...args] = [...way.before, ...command];
  // Detached from the terminal's process group: Ctrl-C must not stop the database before its clients.
  return spawn(program, args, { ...identity(way), stdio, detached: true, cwd: '/', env: plainEnvironment() });
}

/** Changes the owner of a folder and its content to the user who runs PostgreSQL. */
export async function giveTo(way: RunAs, dir: string): Promise<void> {
  if (!way.owner || (await ownerOf(dir))?.uid === way.owner.uid) return;
  const { uid, gid } = way.owner;
  const below = await readdir(dir, { recursive: true });
  for (const name of below) await chown(join(dir, name), uid, gid);
  await chown(dir, uid, gid);
}

function waysForRoot(preferred: { uid: number; gid: number }): RunAs[] {
  const users = [preferred, ...['postgres', 'nobody'].map(userNamed), { uid: 65534, gid: 65534 }].filter(
    (user) => user !== undefined && user.uid !== 0,
  ) as { uid: number; gid: number }[];
  const [some = { uid: 65534, gid: 65534 }] = users;
  return [
    ...users.map((user) => ({ ...user, before: [], owner: user })),
    // In its own user namespace root looks like another user, and still has access to root's folders.
    {
      before: ['unshare', '--user', `--map-user=${some.uid}`, `--map-group=${some.gid}`, '--'],
      owner: { uid: 0, gid: 0 },
    },
    // Containers often forbid namespaces; there another user gets the one capability to access closed folders.
    {
      before: ['setpriv', `--reuid=${some.uid}`, `--regid=${some.gid}`, '--clear-groups', ...lentRight, '--'],
      owner: some,
    },
  ];
}

/**
 * The capability to bypass folder permissions; the securebit makes it count for access(2) too, which PostgreSQL uses.
 */
const lentRight = [
  '--inh-caps',
  '-all,+dac_override',
  '--ambient-caps',
  '-all,+dac_override',
  '--securebits',
  '+no_setuid_fixup',
];

/** Tests it for real: enters the folder, writes nothing, runs the program, expects no error. */
async function canRun(way: RunAs, folder: string, binaries: Binaries): Promise<boolean> {
  const script = 'cd "$1" && "$2" --version && [ "$(id -u)" != 0 ]';
  const tried = spawnAs(way, ['/bin/sh', '-c', script, 'sh', folder, binaries.postgres], ['ignore', 'ignore', 'pipe']);
  const complaints = text(tried.stderr!);
  const code = await new Promise((resolve) => tried.on('error', resolve).on('close', resolve));
  return code === 0 && (await complaints) === '';
}

function identity(way: RunAs): { uid?: number; gid?: number } {
  return way.uid === undefined ? {} : { uid: way.uid, gid: way.gid };
}

/** Not the caller's environment: PGPORT and the like would change the programs. */
function plainEnvironment(): Record<string, string> {
  return { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

async function ownerOf(path: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const { uid, gid } = await stat(path);
    return { uid, gid };
  } catch {
    return undefined;
  }
}

async function ownerOfNearest(path: string): Promise<{ uid: number; gid: number }> {
  return (await ownerOf(path)) ?? (path === dirname(path) ? { uid: 0, gid: 0 } : ownerOfNearest(dirname(path)));
}

function userNamed(name: string): { uid: number; gid: number } | undefined {
  try {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((each) => each.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
  } catch {
    return undefined;
  }
}
