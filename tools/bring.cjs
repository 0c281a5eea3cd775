// Runs a script of this workspace on a machine with only npm and any older Node: installs what the lockfile names
// (Node 24 among it), then hands over. Plain CommonJS, because the Node that reads it may be old.
const { spawn, spawnSync } = require('child_process');
const { createHash } = require('crypto');
const { existsSync, readFileSync, writeFileSync } = require('fs');
const { constants } = require('os');
const { join, delimiter, dirname } = require('path');

const root = join(__dirname, '..');
const inRoot = (...parts) => join(root, ...parts);
const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** Runs a program to its end; a signal to this process goes on to it. Resolves with its exit code. */
function run(program, args, options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, Object.assign({ cwd: root }, options));
    const pass = (name) => {
      child.kill(name);
      setTimeout(() => child.kill('SIGKILL'), 5000).unref();
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((name) => [name, () => pass(name)]);
    signals.forEach(([name, listener]) => process.on(name, listener));
    const watch = watchParent(() => pass('SIGTERM'));
    const done = (code) => {
      signals.forEach(([name, listener]) => process.removeListener(name, listener));
      clearInterval(watch);
      resolve(code);
    };
    child.on('error', () => done(127));
    child.on('exit', (code, signal) => done(signal ? 128 + constants.signals[signal] : code));
  });
}

/** A package manager that is killed tells nobody; that it is no longer above this process gives it away. */
function watchParent(gone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const above = () => [process.ppid, parentOf(process.ppid)].join();
  const began = above();
  return setInterval(() => above() !== began && gone(), 500);
}

/** The parent of a process, where the system tells. A shell stands between the package manager and this process, and outlives it. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')[1];
  } catch {
    const result = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' });
    return result.status === 0 ? result.stdout.trim() : '';
  }
}

async function install() {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) hash.update(readFileSync(inRoot(file)));
  const wanted = hash.digest('hex');
  const mark = inRoot('node_modules', '.brought');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Installing what the lockfile names …');
  const version = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).devDependencies.pnpm;
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const args = [
    '--yes',
    '--loglevel=error',
    `pnpm@${version}`,
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
  ];
  const code = await run(npx, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: Object.assign({}, process.env, { CI: 'true' }),
  });
  if (code > 128) process.exit(code);
  if (code !== 0)
    fail(
      'The packages could not be installed: see the lines above. Check the network and the free disk space, then try again.',
    );
  writeFileSync(mark, wanted);
}

/** The folder of a Node that is new enough: this one, or the one that the lockfile brought. */
function nodeFolder() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return dirname(process.execPath);
  const brought = inRoot('node_modules', `node-${process.platform}-${process.arch}`, 'bin');
  if (existsSync(join(brought, 'node'))) return brought;
  return fail(
    `This needs Node 24 or newer, and here is ${process.version}. Install Node 24 from nodejs.org, then try again.`,
  );
}

async function main() {
  await install();
  const folder = nodeFolder();
  const env = Object.assign({}, process.env, {
    PATH: [folder, inRoot('node_modules', '.bin'), process.env.PATH].join(delimiter),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || inRoot('node_modules', '.cache', 'node'),
  });
  // The channel tells the script when this process is gone, however it went.
  process.exitCode = await run(join(folder, 'node'), process.argv.slice(2), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
  });
}

main();
