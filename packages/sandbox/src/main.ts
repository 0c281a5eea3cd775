import { readConfig } from './config.ts';
import { SandboxError } from './sandbox-error.ts';
import { startSandbox } from './sandbox.ts';

try {
  const sandbox = await startSandbox(readConfig());
  console.log(`The sandbox answers on ${sandbox.origin}.`);
  const stop = () => void sandbox.stop().finally(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, stop);
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  const sentence =
    code === 'EADDRINUSE'
      ? 'A port of the sandbox is in use. Set SANDBOX_PORT and SMTP_PORT to free ports.'
      : (error as Error).message;
  console.error(error instanceof SandboxError || code === 'EADDRINUSE' ? sentence : error);
  process.exit(1);
}
