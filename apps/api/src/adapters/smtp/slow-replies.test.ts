import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { SmtpTransport } from './smtp-transport.ts';

const replies: Record<string, string> = {
  EHLO: '250 slow\r\n',
  MAIL: '250 2.1.0 Ok\r\n',
  RCPT: '250 2.1.5 Ok\r\n',
  DATA: '354 Go on\r\n',
};

/** A server that replies to this step with one more line again and again, and never with the last one. */
async function drippingAt(step: 'EHLO' | 'RCPT' | 'message'): Promise<string> {
  const server = createServer((socket) => {
    const drip = () => {
      const timer = setInterval(() => socket.write('250-Please wait\r\n'), 5);
      socket.once('close', () => clearInterval(timer));
    };
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      const verb = chunk.toString().slice(0, 4);
      const reply = replies[verb];
      if (verb === step || (step === 'message' && reply === undefined)) drip();
      else socket.write(reply ?? '');
    });
    socket.write('220 slow\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([
  ['EHLO', 'deferred'],
  ['RCPT', 'deferred'],
  ['message', 'uncertain'],
] as const)('ends a message whose server never finishes its reply to %s: %s', async (step, outcome) => {
  const transport = new SmtpTransport({ smtpUrl: await drippingAt(step), connections: 1, timeoutMs: 600, rest: 1 });
  onTestFinished(() => transport.close());
  const content = Buffer.from('To: anna@example.org\r\n\r\n');
  const result = await transport.submit({ from: 'news@example.com', to: 'anna@example.org', content });
  expect(result).toMatchObject({ outcome });
});
