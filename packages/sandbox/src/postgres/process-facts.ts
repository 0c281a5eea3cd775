import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Returns the command line and parent of a process; undefined when it has ended. */
export function processFacts(pid: number): { command: string; parent: number } | undefined {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): { command: string; parent: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    // A zombie that its parent has not collected, which in a container may never happen.
    if (/^State:\s*[ZX]/m.test(status)) return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { command, parent: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]) };
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): { command: string; parent: number } | undefined {
  const output = spawnSync('ps', ['-o', 'ppid=,stat=,command=', '-p', String(pid)])
    .stdout.toString()
    .trim();
  const [, parent, state, command] = /^(\d+)\s+(\S+)\s+(.*)$/.exec(output) ?? [];
  return command === undefined || state?.startsWith('Z') ? undefined : { command, parent: Number(parent) };
}
