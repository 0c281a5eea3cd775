import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../config.ts';

/** How a command ended and all that it said; code -1 when it could not be run or took too long. */
export type Ran = { code: number; output: string };

const running = new Set<() => void>();

/** Ends every command that still runs, with all that it started. */
export function stopCommands(): void {
  for (const stop of running) stop();
}

/** Runs a command at the root of the workspace; what it says is kept, not shown. Gives up after `minutes`. */
export function runCommand(command: string[], environment: Record<string, string>, minutes = 10): Promise<Ran> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const stop = () => endGroup(child.pid);
    const timer = setTimeout(() => {
      output += `\nGiven up after ${minutes} minutes.\n`;
      stop();
    }, minutes * 60_000);
    const done = (code: number) => {
      clearTimeout(timer);
      running.delete(stop);
      resolve({ code, output: stripVTControlCharacters(output) });
    };
    running.add(stop);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => done(((output += `${program} cannot be run: ${error.message}.\n`), -1)));
    child.on('close', (code) => done(code ?? -1));
  });
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended in the meantime.
  }
}
