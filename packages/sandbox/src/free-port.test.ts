import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.ts';

it('finds ports that can be used, below those that systems assign, and none twice', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
  expect(Math.max(...ports)).toBeLessThan(32_768);
  const server = createServer().listen(ports[0], '127.0.0.1');
  await once(server, 'listening');
  server.close();
});
