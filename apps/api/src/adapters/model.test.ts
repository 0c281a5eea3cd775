import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openModel } from './model.ts';

const events = { 'content-type': 'text/event-stream' };
const eventOf = (data: object) => `data: ${JSON.stringify(data)}\n\n`;
const words = (content: string, reason: string | null = null) =>
  eventOf({ choices: [{ index: 0, delta: { content }, finish_reason: reason }] });

interface Sending {
  send: (response: ServerResponse) => void;
  /** Called soon after the text has arrived. */
  end?: (sending: { response: ServerResponse; late: AbortController }) => void;
}

/** Returns the response of a model behind real HTTP. */
async function responseOf({ send, end }: Sending) {
  let sent: ServerResponse;
  const server = createServer((_request, response) => {
    sent = response;
    send(response);
  }).listen(0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const ask = openModel({ baseUrl: `http://localhost:${port}/v1`, apiKey: 'key', name: 'model' });
  const late = new AbortController();
  return ask({
    rules: '',
    task: '',
    form: { name: 'title', schema: {} },
    onText: () => void setTimeout(() => end?.({ response: sent, late }), 20),
    signal: new AbortController().signal,
    late: late.signal,
  });
}

describe('a model', () => {
  it.each<[string, Sending['end']]>([
    ['resets the connection', ({ response }) => response.socket!.destroy()],
    ['sends nothing more until the time limit', ({ late }) => late.abort()],
  ])('keeps its whole response when it %s after the last word', async (_case, end) => {
    const send = (response: ServerResponse) =>
      void response.writeHead(200, events).write(words('Seal early') + words('', 'stop'));
    expect(await responseOf({ send, end })).toMatchObject({ outcome: 'whole', text: 'Seal early' });
  });

  it('fails by an error in its stream', async () => {
    const body = words('Seal') + eventOf({ error: { message: 'overloaded', code: 503 } });
    expect((await responseOf({ send: (sent) => sent.writeHead(200, events).end(body) })).outcome).toBe('failing');
  });

  it.each([
    ['ends without a last word', words('Seal')],
    ['sends broken JSON', 'data: {broken\n\n'],
    ['responds with a page', '<html>Sign in</html>'],
  ])('has cut its response when it %s', async (_case, body) =>
    expect((await responseOf({ send: (sent) => sent.writeHead(200, events).end(body) })).outcome).toBe('cut'),
  );

  it('fails by a timeout of its own', async () =>
    expect((await responseOf({ send: (sent) => sent.writeHead(408).end() })).outcome).toBe('failing'));
});
