import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../config.ts';

/** The exit code and the output of a command; code -1 when it could not be run. */
export type Ran = { code: number; output: string };

const running = new Set<() => void>();

/** Ends every running command with its child processes. */
export function stopCommands(): void {
  for (const stop of running) stop();
}

/** Receives each chunk of a command's output as it arrives. */
type Show = (text: string) => void;

/**
 * Runs a command at the root of the workspace without a timeout, which would fail slow machines. Tests have their own
 * timeouts.
 */
export function runCommand(command: string[], environment: Record<string, string>, show?: Show): Promise<Ran> {
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
    const done = (code: number) => {
      running.delete(stop);
      resolve({ code, output: stripVTControlCharacters(output) });
    };
    running.add(stop);
    const receive = (text: string) => {
      output += text;
      show?.(text);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', receive);
    child.on('error', (error) => {
      receive(`${program} cannot be run: ${error.message}.\n`);
      done(-1);
    });
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
