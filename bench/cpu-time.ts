import { readFileSync } from 'node:fs';

/**
 * Reads the fields of /proc/<pid>/stat after the name: the parent is field 1, its times 11 and 12, and those of ended
 * children 13 and 14.
 */
const fieldsOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);

/**
 * Returns the CPU milliseconds that a process has used so far, all threads together. Linux only: reads /proc, whose
 * tick is 10 ms.
 */
export function cpuMilliseconds(pid: number): number {
  const fields = fieldsOf(pid);
  return (fields[11]! + fields[12]!) * 10;
}

/** Returns the same for all child processes so far: PostgreSQL starts a process for each connection. */
export function cpuMillisecondsOfChildren(pid: number): number {
  const fields = fieldsOf(pid);
  const living = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return living.reduce((sum, child) => sum + cpuMilliseconds(child), (fields[13]! + fields[14]!) * 10);
}

export const parentOf = (pid: number): number => fieldsOf(pid)[1]!;
