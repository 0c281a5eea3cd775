import { setTimeout as sleep } from 'node:timers/promises';
import { SandboxError } from '@workspace/sandbox/sandbox-error';

/** Polls a URL until it responds with 200; throws a message after `seconds`. */
export async function untilReady(name: string, url: string, signal: AbortSignal, seconds = 180): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isReady(url))) {
    signal.throwIfAborted();
    if (Date.now() > end)
      throw new SandboxError(`The ${name} is not ready after ${seconds} seconds (${url}): see its log.`);
    await sleep(25, undefined, { signal });
  }
}

/** Checks an external server once; throws a message when it does not respond. */
export async function respondsElsewhere(variable: string, url: string): Promise<void> {
  if (await isReady(url)) return;
  throw new SandboxError(
    `${variable} leads nowhere: ${url} does not answer. Start what should be there, or correct it.`,
  );
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
