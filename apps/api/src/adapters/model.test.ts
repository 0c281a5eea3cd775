import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openModel } from './model.ts';

const events = { 'content-type': 'text/event-stream' };
const eventOf = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const words = (content: string, reason: string | null = null) =>
  eventOf({ choices: [{ index: 0, delta: { content }, finish_reason: reason }] });

/** Returns the response of a model behind real HTTP that sends this. */
async function responseOf(send: (response: ServerResponse) => void, seconds = 10) {
  const server = createServer((_request, response) => send(response)).listen(0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = openModel({ baseUrl: `http://localhost:${port}/v1`, apiKey: 'key', name: 'model' });
  return ask({
    rules: '',
    task: '',
    form: { name: 'title', schema: {} },
    onText: () => {},
    signal: new AbortController().signal,
    late: AbortSignal.timeout(seconds * 1_000),
  });
}

describe('a model', () => {
  it.each([
    ['resets the connection', (response: ServerResponse) => setTimeout(() => response.socket!.destroy(), 20)],
    ['sends nothing more until the time limit', () => {}],
  ])('keeps its whole response when it %s after the last word', async (_case, end) => {
    const response = await responseOf((sent) => {
      sent.writeHead(200, events).write(words('Seal early') + words('', 'stop'));
      end(sent);
    }, 0.5);
    expect(response).toMatchObject({ outcome: 'whole', text: 'Seal early' });
  });

  it('fails by an error in its stream', async () => {
    const response = await responseOf((sent) =>
      sent.writeHead(200, events).end(words('Seal') + eventOf({ error: { message: 'overloaded', code: 503 } })),
    );
    expect(response.outcome).toBe('failing');
  });

  it.each([
    ['ends without a last word', words('Seal')],
    ['sends broken JSON', 'data: {broken\n\n'],
    ['responds with a page', '<html>Sign in</html>'],
  ])('has cut its response when it %s', async (_case, body) =>
    expect((await responseOf((sent) => sent.writeHead(200, events).end(body))).outcome).toBe('cut'),
  );

  it('fails by a timeout of its own', async () =>
    expect((await responseOf((sent) => sent.writeHead(408).end())).outcome).toBe('failing'));
});
