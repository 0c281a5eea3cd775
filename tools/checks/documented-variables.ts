import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../config.ts';

const row = /^\| ((?:`[A-Z_]+`(?:, )?)+) \| ([^|]+) \| [^|]* \| ([^|]*) \| (.*) \|$/gm;

/** A variable of the table in `docs/configuration.md`. */
interface DocumentedVariable {
  name: string;
  /** Returns true for a part that reads it: `API`, `site`, `console`, `sandbox`. */
  isReadBy: (part: string) => boolean;
  /** Its default in a part that runs alone, as the table says it. */
  fallback: string;
  effect: string;
}

/** Every variable of the table. */
export const documentedVariables: readonly DocumentedVariable[] = [
  ...readFileSync(join(root, 'docs/configuration.md'), 'utf8').matchAll(row),
].flatMap(([, names = '', readers = '', fallback = '', effect = '']) => {
  const isReadBy = (part: string) =>
    readers === 'all but the sandbox' ? part !== 'sandbox' : readers.split(', ').includes(part);
  return [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => ({ name, isReadBy, fallback, effect }));
});
