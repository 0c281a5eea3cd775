import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const main = join(import.meta.dirname, '../../src/operator/main.ts');

/** Runs the operator's tool as a process of its own, with this environment alone. */
export async function runOperator(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; out: string; error: string }> {
  const child = spawn(process.execPath, [main, ...args], { env: { ...env } });
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  const [out, error] = await output;
  return { code, out: out.trim(), error: error.trim() };
}
