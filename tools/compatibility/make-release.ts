import { execFileSync } from 'node:child_process';
import { root } from '../config.ts';
import { writeReleasedDocument } from './released-document.ts';

/** Raises the versions by the notes of changes. A release of the API also becomes the one that later code is compared with. */
const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: root, encoding: 'utf8' });

process.stdout.write(run(process.execPath, 'node_modules/@changesets/cli/bin.js', 'version'));
const isApiReleased = run('git', 'status', '--porcelain', '--', 'apps/api/CHANGELOG.md') !== '';
if (isApiReleased) writeReleasedDocument();
console.log(
  isApiReleased ? 'The API is released: its document is the one to compare with.' : 'The API is not released.',
);
