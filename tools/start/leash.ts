import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

// Node's watch mode does not end when whoever started it is gone. This does, and takes the watcher with it.
const [folder = '.', ...args] = process.argv.slice(2);
const child = spawn(process.execPath, args, { cwd: resolve(folder), stdio: 'inherit' });
const stop = () => {
  child.kill('SIGTERM');
  // The watcher gives what it watches time to end; nobody here has more than this.
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), 1500).unref();
};
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, stop);
child.once('exit', (code) => process.exit(code ?? 1));
