// Runs a script of this workspace on a machine with only npm and any older Node: installs what the lockfile names
// (Node 24 among it), then hands over. Plain CommonJS, because the Node that reads it may be old.
const { spawn, spawnSync } = require('child_process');
const { createHash } = require('crypto');
const { existsSync, readFileSync, writeFileSync, mkdirSync } = require('fs');
const { join, delimiter } = require('path');

const root = join(__dirname, '..');
const inRoot = (...parts) => join(root, ...parts);
const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

function install() {
  const hash = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) hash.update(readFileSync(inRoot(file)));
  hash.update(process.arch);
  const wanted = hash.digest('hex');
  const mark = inRoot('node_modules', '.brought');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Installing what the lockfile names …');
  const version = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).devDependencies.pnpm;
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const done = spawnSync(npx, ['--yes', `pnpm@${version}`, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: Object.assign({}, process.env, { CI: 'true' }),
  });
  if (done.status !== 0) fail('The packages could not be installed: see the lines above. Check the network and the free disk space, then try again.');
  mkdirSync(inRoot('node_modules'), { recursive: true });
  writeFileSync(mark, wanted);
}

/** The folder of a Node that is new enough: this one, or the one that the lockfile brought. */
function nodeFolder() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return join(process.execPath, '..');
  const brought = inRoot('node_modules', `node-${process.platform}-${process.arch}`, 'bin');
  if (existsSync(join(brought, 'node'))) return brought;
  return fail(`This needs Node 24 or newer, and here is ${process.version}. Install Node 24 from nodejs.org, then try again.`);
}

install();
const folder = nodeFolder();
const env = Object.assign({}, process.env, {
  PATH: [folder, inRoot('node_modules', '.bin'), process.env.PATH].join(delimiter),
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || inRoot('node_modules', '.cache', 'node'),
  TURBO_TELEMETRY_DISABLED: '1',
});
// The channel tells the script when this process is gone, however it went.
const child = spawn(join(folder, 'node'), process.argv.slice(2), { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal === 'SIGINT' ? 'SIGTERM' : signal));
child.on('exit', (code, signal) => process.exit(code === null ? (signal === 'SIGINT' ? 130 : 1) : code));
