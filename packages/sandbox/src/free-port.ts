import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Systems assign ports from 32,768 on to connections and to servers that name none: such a port could be in use again
// before its program has started.
const lowest = 15_000;
const highest = 32_767;
const tried = new Set<number>();

/** Finds a TCP port on 127.0.0.1 that is free, that systems assign to no other program, and not the same one twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest + 1);
    if (tried.has(port)) continue;
    tried.add(port);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}
