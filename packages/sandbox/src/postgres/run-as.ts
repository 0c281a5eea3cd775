import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chown, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SandboxError } from '../sandbox-error.ts';
import type { Binaries } from './binaries.ts';

/**
 * One way to run PostgreSQL, which refuses to be root: as which user, behind which command, and who must own its data.
 */
export type RunAs = {
  uid?: number;
  gid?: number;
  before: string[];
  owner?: { uid: number; gid: number };
};

const asMyself: RunAs = { before: [] };
const isRoot = () => process.getuid?.() === 0;

/** Chooses a way that works for this folder: plain for a normal user, for root the first that can reach folder and programs. */
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
  // An existing folder keeps its owner where that works: only then do many starts leave it as it was.
  if (owner) ways.sort((a, b) => Number(b.owner?.uid === owner.uid) - Number(a.owner?.uid === owner.uid));
  for (const way of ways) if (await canRun(way, dirname(dataDir), binaries)) return way;
  throw new SandboxError(
    `PostgreSQL does not run as root, and no other user may enter ${dirname(dataDir)} or this project. ` +
      'Start as a normal user, move the project to a folder that others may enter, or set DATABASE_URL to a PostgreSQL 18 of your own.',
  );
}

/** Starts a program the chosen way. */
export function spawnAs(way: RunAs, command: string[], stdio: StdioOptions): ChildProcess {
  const [program = '', ...args] = [...way.before, ...command];
  // Away from the terminal's process group: Ctrl-C there must not stop the database before those who use it.
  return spawn(program, args, { ...identity(way), stdio, detached: true, cwd: '/', env: plainEnvironment() });
}

/** Gives a folder and all in it to whoever will run PostgreSQL. */
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
    // In a user namespace of its own root looks like someone else, and still enters what only root may.
    {
      before: ['unshare', '--user', `--map-user=${some.uid}`, `--map-group=${some.gid}`, '--'],
      owner: { uid: 0, gid: 0 },
    },
    // Containers often forbid namespaces; there someone else is lent the one right to pass closed folders.
    {
      before: ['setpriv', `--reuid=${some.uid}`, `--regid=${some.gid}`, '--clear-groups', ...lentRight, '--'],
      owner: some,
    },
  ];
}

/** To pass where others may not; the securebit makes it count for access(2) too, by which PostgreSQL looks for itself. */
const lentRight = [
  '--inh-caps',
  '-all,+dac_override',
  '--ambient-caps',
  '-all,+dac_override',
  '--securebits',
  '+no_setuid_fixup',
];

/** Tries it for real: enter the folder, write nothing, run the program, hear no complaint from it. */
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

/** Not the caller's: PGPORT and the like would change what the programs do. */
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
