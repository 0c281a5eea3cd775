import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile, chmod } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@workspace/sandbox/free-port';

const run = promisify(execFile);

/** A PgBouncer in transaction mode in front of a server, set up as its Debian package does except for the pool. */
export interface PgBouncer {
  /** The database URL through PgBouncer. */
  url: string;
  stop: () => Promise<void>;
}

/** Starts Debian's pgbouncer on a free port; throws a message when it is not installed. */
export async function startPgbouncer(serverUrl: string): Promise<PgBouncer> {
  const version = await run('pgbouncer', ['--version']).catch((cause: unknown) => {
    throw new Error('PgBouncer is not installed. On Debian: apt-get install pgbouncer', { cause });
  });
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const login = `user=${username}${password ? ` password=${decodeURIComponent(password)}` : ''}`;
  const config = join(folder, 'pgbouncer.ini');
  await writeFile(
    config,
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort} ${login}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'max_client_conn = 1000',
      'default_pool_size = 20',
      'server_idle_timeout = 5',
    ].join('\n'),
  );
  await chmod(folder, 0o755);
  // PgBouncer does not run as root.
  const asUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn('pgbouncer', ['-q', config], { ...asUser, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await untilListening(port, () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${said}`);
  });
  console.info(`Through ${version.stdout.split('\n')[0]} in transaction mode`);
  const url = new URL(serverUrl);
  url.port = String(port);
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await rm(folder, { recursive: true });
  };
  return { url: url.href, stop };
}

async function untilListening(port: number, check: () => void): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) {
    check();
    const socket = connect(port, '127.0.0.1');
    const isUp = await Promise.race([
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
      sleep(500).then(() => false),
    ]);
    socket.destroy();
    if (isUp) return;
    await sleep(50);
  }
  throw new Error('PgBouncer does not listen');
}
