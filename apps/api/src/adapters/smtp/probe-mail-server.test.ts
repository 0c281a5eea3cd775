import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { probeMailServer } from './probe-mail-server.ts';

async function startServer(options: ConstructorParameters<typeof SMTPServer>[0]): Promise<number> {
  const server = new SMTPServer({ authOptional: true, ...options });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((done) => server.close(() => done())));
  return (server.server.address() as AddressInfo).port;
}

describe('probing a mail server', () => {
  it('upgrades to TLS where the server offers it, and names what is wrong with its certificate', async () => {
    const port = await startServer({});
    expect(await probeMailServer(`smtp://127.0.0.1:${port}`, 5_000)).toEqual({
      host: '127.0.0.1',
      address: '127.0.0.1',
      tls: expect.stringMatching(/^TLSv1\.[23]$/),
      certificateError: expect.stringMatching(/\S/),
      error: undefined,
    });
    // smtp-server warns of its built-in certificate.
    vi.mocked(console.error).mockClear();
  });

  it('reports a server without encryption', async () => {
    const port = await startServer({ disabledCommands: ['STARTTLS'] });
    expect(await probeMailServer(`smtp://127.0.0.1:${port}`, 5_000)).toMatchObject({
      tls: undefined,
      error: undefined,
    });
  });

  it('reports a closed port, and a server that says nothing', async () => {
    const silent = createServer((socket) => void socket.on('error', () => {}));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    expect(await probeMailServer(`smtp://127.0.0.1:${port}`, 300)).toMatchObject({
      error: expect.stringMatching(/\S/),
    });
    silent.close();
    expect(await probeMailServer('smtp://127.0.0.1:1', 300)).toMatchObject({
      error: expect.stringMatching(/refused/i),
    });
  });
});
