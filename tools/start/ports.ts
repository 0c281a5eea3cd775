import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { SandboxError } from '@workspace/sandbox/sandbox-error';

/** A port that a start will use, and its variable. */
export type RequestedPort = { variable: string; port: number };

/** Throws a message for every port in use, so that nothing starts partially. */
export async function checkPorts(wanted: RequestedPort[]): Promise<void> {
  const same = findDuplicates(wanted);
  // A port that is requested twice would look in use by this very check.
  const problems =
    same.length > 0 ? same : (await Promise.all(wanted.map(errorOf))).filter((each) => each !== undefined);
  if (problems.length > 0) throw new SandboxError(problems.join('\n'));
}

function findDuplicates(wanted: RequestedPort[]): string[] {
  return wanted.flatMap(({ variable, port }, index) => {
    const other = wanted.slice(0, index).find((each) => each.port === port);
    return other ? [`${variable} and ${other.variable} are both ${port}. Give them different ports.`] : [];
  });
}

async function errorOf({ variable, port }: RequestedPort): Promise<string | undefined> {
  const advice = `set ${variable} to a free port`;
  for (const host of ['127.0.0.1', '::1']) {
    const code = await listenError(port, host);
    if (code === 'EACCES') return `Port ${port} is kept for the system's own programs: ${advice}.`;
    // Some systems let two programs share a port, one on all addresses and one on this, so it also tries to connect.
    if (code === 'EADDRINUSE' || (await isListening(port, host)))
      return `Port ${port} is in use by another program. Stop that program, or ${advice}.`;
  }
  return undefined;
}

async function listenError(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

/** Returns true when a server accepts connections on this port. */
export async function isListening(port: number, host = '127.0.0.1'): Promise<boolean> {
  const socket = connect({ port, host, timeout: 500 });
  try {
    await Promise.race([
      once(socket, 'connect'),
      once(socket, 'timeout').then(() => Promise.reject(new Error('silent'))),
    ]);
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
