import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

// Node's watch mode does not end when its parent process has ended. This wrapper does, and ends the watcher too.
const [folder = '.', ...args] = process.argv.slice(2);
const child = spawn(process.execPath, args, { cwd: resolve(folder), stdio: 'inherit' });
const stop = () => {
  child.kill('SIGTERM');
  // The watcher gives its process time to end; no server here may take longer than this.
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), 1500).unref();
};
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, stop);
child.once('exit', (code) => process.exit(code ?? 1));
