import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';
import { renderPage } from './page.ts';
import { readResults } from './read-results.ts';
import { resultFolder } from './result.ts';

/** Takes results of this machine that are newer than the committed ones, and writes `docs/assurance.md` from all. */
const committed = join(root, 'docs/assurance');

const results = new Map(readResults(committed).map((result) => [result.name, result]));
mkdirSync(committed, { recursive: true });
for (const result of readResults(resultFolder)) {
  const { name, ranAt } = result;
  const before = results.get(name);
  if (before && before.ranAt >= ranAt) continue;
  // A long list of failures stays in the local file.
  const short = { ...result, broken: result.broken.slice(0, 50) };
  results.set(name, short);
  writeFileSync(join(committed, `${name}.json`), `${JSON.stringify(short, undefined, 2)}\n`);
  console.log(`${name}: run of ${ranAt}`);
}
writeFileSync(join(root, 'docs/assurance.md'), renderPage([...results.values()]));
console.log(`docs/assurance.md has ${results.size} results`);
