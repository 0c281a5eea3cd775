import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SandboxError } from '@workspace/sandbox/sandbox-error';
import { root } from '../config.ts';

/**
 * Builds the served code; unchanged packages come from the cache. Throws the builder's output and a message on
 * failure.
 */
export async function build(environment: Record<string, string>, signal: AbortSignal): Promise<void> {
  const turbo = spawn(
    join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', '--output-logs=errors-only', '--log-order=grouped', '--no-color'],
    {
      cwd: root,
      env: {
        ...environment,
        TURBO_TELEMETRY_DISABLED: '1',
        TURBO_NO_UPDATE_NOTIFIER: '1',
        DO_NOT_TRACK: '1',
        CI: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    },
  );
  const output = Promise.all([text(turbo.stdout), text(turbo.stderr)]);
  const code = await new Promise<number | null>((resolve, reject) => turbo.on('error', reject).on('close', resolve));
  if (code === 0) return;
  throw new SandboxError(`${(await output).join('\n').trim()}\n\nThe build failed: see the lines above.`);
}
