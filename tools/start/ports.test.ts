import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { freePort } from '@workspace/sandbox/free-port';
import { describe, expect, test } from 'vitest';
import { checkPorts } from './ports.ts';

describe('checkPorts', () => {
  test.each(['127.0.0.1', '0.0.0.0'])('names a port in use on %s with its variable', async (host) => {
    const server = createServer().listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(checkPorts([{ variable: 'API_PORT', port }])).rejects.toThrow(
      `Port ${port} is in use by another program. Stop that program, or set API_PORT to a free port.`,
    );
    server.close();
  });

  test('rejects one port for two servers', async () => {
    const port = await freePort();
    const wanted = ['SITE_PORT', 'API_PORT'].map((variable) => ({ variable, port }));
    await expect(checkPorts(wanted)).rejects.toThrow(`API_PORT and SITE_PORT are both ${port}`);
  });

  test('accepts free ports and leaves them free', async () => {
    const wanted = [{ variable: 'SITE_PORT', port: await freePort() }];
    await checkPorts(wanted);
    await expect(checkPorts(wanted)).resolves.toBeUndefined();
  });
});
