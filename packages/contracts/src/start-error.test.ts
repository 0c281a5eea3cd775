import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startErrorMessage } from './start-error.ts';

async function listenError(port: number, host: string): Promise<unknown> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return undefined;
  } catch (error) {
    return error;
  } finally {
    server.close();
  }
}

describe('startErrorMessage', () => {
  it('names a port in use and its variable', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const error = await listenError(port, '127.0.0.1');
    other.close();
    expect(startErrorMessage(error, 'API_PORT')).toBe(
      `Port ${port} is in use by another program. Stop that program, or set API_PORT to a free port.`,
    );
  });

  it('names an address that this machine does not have', async () => {
    const error = await listenError(0, '192.0.2.1');
    expect(startErrorMessage(error, 'API_PORT')).toBe('This machine has no address 192.0.2.1. Correct HOST.');
  });

  it('explains a reserved port', () => {
    const error = Object.assign(new Error('listen EACCES'), { syscall: 'listen', code: 'EACCES', port: 80 });
    expect(startErrorMessage(error, 'SITE_PORT')).toBe(
      'Port 80 is reserved for the system. Set SITE_PORT to a port above 1023.',
    );
  });

  it('passes other messages through', () => {
    expect(startErrorMessage(new Error('The disk is full.'), 'API_PORT')).toBe('The disk is full.');
  });
});
