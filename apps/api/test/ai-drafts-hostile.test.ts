import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { openModel, type ModelResponse } from '../src/adapters/model.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Sends a request to a server that responds to each one in this way. */
async function ask(answer: (response: ServerResponse) => void, milliseconds = 60_000): Promise<ModelResponse> {
  const server = createServer((_request, response) => answer(response));
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const model = openModel({ baseUrl: `http://localhost:${port}/v1`, apiKey: 'key', name: 'hostile' });
  return model({
    rules: 'r',
    task: 't',
    form: { name: 'post', schema: {} },
    onText: () => {},
    signal: new AbortController().signal,
    late: AbortSignal.timeout(milliseconds),
  });
}

const streaming = { 'content-type': 'text/event-stream' };
const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;

/** Writes as long as the client reads. */
function withoutEnd(response: ServerResponse, part: string): void {
  response.writeHead(200, streaming);
  const more = () => {
    while (!response.destroyed && response.write(part));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}

describe('openModel', () => {
  it('stops an endless stream of words early', async () => {
    const answer = await ask((response) => withoutEnd(response, chunk('and so on '.repeat(50))));
    expect(answer.outcome).toBe('cut');
    expect(answer.text.length).toBeLessThan(101_000);
  });

  it.each([
    ['bytes without a line', 'x'.repeat(60_000)],
    ['comments', `: ${'x'.repeat(60_000)}\n\n`],
    ['events without words', chunk('')],
  ])('does not fill the memory with endless %s', async (_case, part) => {
    const before = process.memoryUsage().rss;
    const { outcome, text } = await ask((response) => withoutEnd(response, part), 6_000);
    expect(['cut', 'too_slow']).toContain(outcome);
    expect(text).toBe('');
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });

  it.each([
    ['a server that says nothing', () => {}],
    [
      'a server that begins and says nothing',
      (response: ServerResponse) => response.writeHead(200, streaming).flushHeaders(),
    ],
    [
      'a server that says a letter now and then',
      (response: ServerResponse) => {
        response.writeHead(200, streaming);
        const drip = setInterval(() => response.write(chunk('x')), 50);
        stops.push(() => clearInterval(drip));
      },
    ],
  ])('aborts %s at the time limit', async (_case, answer) => {
    expect(await ask(answer, 400)).toMatchObject({ outcome: 'too_slow' });
  });

  it.each([
    [
      'five million characters in one event',
      (response: ServerResponse) => response.writeHead(200, streaming).end(chunk('x'.repeat(5_000_000))),
      'cut',
    ],
    [
      'events that are no JSON',
      (response: ServerResponse) => response.writeHead(200, streaming).end('data: {{{\n\n'),
      'cut',
    ],
    [
      'events of another shape',
      (response: ServerResponse) =>
        response.writeHead(200, streaming).end('data: {"choices":null}\n\ndata: [DONE]\n\n'),
      'cut',
    ],
    [
      'an error in the stream',
      (response: ServerResponse) => response.writeHead(200, streaming).end('data: {"error":{"message":"no"}}\n\n'),
      'failing',
    ],
    [
      'a page',
      (response: ServerResponse) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Sign in to the hotel</html>'),
      'cut',
    ],
    [
      'a redirect in a circle',
      (response: ServerResponse) => response.writeHead(307, { location: '/v1/chat/completions' }).end(),
      'unreachable',
    ],
  ])('rejects %s', async (_case, answer, outcome) => {
    expect(await ask(answer)).toMatchObject({ outcome });
  });
});
