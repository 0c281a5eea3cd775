import { readFileSync } from 'node:fs';

/** CPU milliseconds that a process has used so far, all its threads together. Linux only: it reads /proc, whose tick is 10 ms. */
export function cpuMilliseconds(pid: number): number {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(afterName[11]) + Number(afterName[12])) * 10;
}
