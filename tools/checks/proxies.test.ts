import { createServer, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guideBlocks } from './guide-blocks.ts';
import { isInstalled, startCaddy, startNginx } from './started-proxy.ts';

const proxies = [
  ['nginx', 'nginx', '-v', startNginx],
  ['caddy', 'caddyfile', 'version', startCaddy],
] as const;

/** Requests that arrived whole. */
let arrived = 0;

/** Stands behind the proxy: tells what it got, and streams a line before the request has ended. */
function serverOf(name: string): Server {
  return createServer((incoming, outgoing) => {
    if (incoming.url === '/stream') {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      outgoing.write('first\n');
      incoming.on('data', () => {});
      return incoming.on('end', () => outgoing.end('last\n'));
    }
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
    return incoming.on('end', () => {
      arrived += 1;
      const { host, 'x-forwarded-for': from } = incoming.headers;
      outgoing.end(JSON.stringify({ name, host: host?.split(':')[0], from, bytes }));
    });
  });
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe.each(proxies)('the settings of %s in the guide', (program, language, versionOption, start) => {
  const isHere = isInstalled(program, versionOption);
  if (!isHere)
    console.info(`The settings of ${program} are not run: it is not installed (Debian: apt-get install ${program}).`);
  const behind = [serverOf('site'), serverOf('console')] as const;
  let proxy: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    if (!isHere) return;
    for (const server of behind) await once(server.listen(0, '127.0.0.1'), 'listening');
    const [block = ''] = guideBlocks('proxies', language);
    proxy = await start(block, { site: portOf(behind[0]), console: portOf(behind[1]) });
  });
  afterAll(async () => {
    await proxy?.stop();
    for (const server of behind) server.close();
  });

  const open = (path: string, host: string, headers: Record<string, string | number> = {}) =>
    request({
      host: '127.0.0.1',
      port: proxy.port,
      servername: host,
      path,
      method: 'POST',
      headers: { host, ...headers },
      rejectUnauthorized: false,
      agent: false,
    });

  /** Sends a body of this many bytes in pieces, until there is a response. */
  async function send(path: string, bytes = 0, host = 'www.example.com'): Promise<[status: number, body: string]> {
    const call = open(path, host, { 'content-length': bytes });
    call.setMaxListeners(0);
    let isOver = false;
    const response = new Promise<IncomingMessage>((resolve, reject) =>
      call.on('response', resolve).on('error', reject),
    );
    const over = response.then(
      () => (isOver = true),
      () => (isOver = true),
    );
    const piece = Buffer.alloc(2 ** 20);
    for (let sent = 0; sent < bytes && !isOver; sent += piece.length)
      if (!call.write(piece)) await Promise.race([new Promise((next) => call.once('drain', next)), over]);
    if (!isOver) call.end();
    let body = '';
    for await (const chunk of await response) body += String(chunk);
    call.destroy();
    return [(await response).statusCode!, body];
  }

  it.runIf(isHere)('passes host, visitor and an upload of 201 MiB on', async () => {
    const [status, body] = await send('/api/upload', 201 * 2 ** 20);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({
      name: 'site',
      host: 'www.example.com',
      from: '127.0.0.1',
      bytes: 201 * 2 ** 20,
    });
  });

  it.runIf(isHere)('passes no larger body on', async () => {
    arrived = 0;
    // A proxy may close the connection before its response is read. Caddy 2.6 answers with 502.
    const [status] = await send('/api/upload', 203 * 2 ** 20).catch((error: NodeJS.ErrnoException) => [error.code]);
    expect([413, 502, 'EPIPE', 'ECONNRESET']).toContain(status);
    expect(arrived).toBe(0);
  });

  it.runIf(isHere)('passes a stream on while request and response are written', async () => {
    const call = open('/stream', 'www.example.com', { 'transfer-encoding': 'chunked' });
    call.write('begun');
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    const [first] = (await once(response, 'data')) as [Buffer];
    expect(first.toString()).toBe('first\n');
    call.end();
    await once(response.resume(), 'end');
  });

  it.runIf(isHere)('keeps the paths of operators inside', async () => {
    for (const path of ['/livez', '/readyz', '/version', '/metrics']) expect((await send(path))[0]).toBe(404);
  });

  it.runIf(isHere)('serves the console under its own name', async () => {
    expect(JSON.parse((await send('/remoteEntry.js', 0, 'console.example.com'))[1])).toMatchObject({ name: 'console' });
    expect((await send('/metrics', 0, 'console.example.com'))[0]).toBe(404);
  });
});
