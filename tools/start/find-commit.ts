import { spawnSync } from 'node:child_process';
import { root } from '../config.ts';

/** Returns the commit of the checkout in its short form, or 'unknown' where Git or its history is missing. */
export function findCommit(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : 'unknown';
}
