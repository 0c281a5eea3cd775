import { afterAll, afterEach, beforeAll } from 'vitest';
import { freePort } from '../free-port.ts';
import { startSandbox, type Sandbox } from '../sandbox.ts';
import type { AcceptedMail } from './accepted-mail.ts';

/** A message for tests. Its Message-ID names its recipient. */
export const messageTo = (to: string, from = 'news@example.com') => ({
  from,
  to,
  content: Buffer.from(
    `From: ${from}\r\nTo: ${to}\r\nSubject: Hello\r\nMessage-ID: <${to}>\r\n` +
      'List-Unsubscribe: <https://example.com/leave>\r\n\r\nHello\r\n',
  ),
});

/** Starts the sandbox's mail services for the tests of a file. Faults do not outlast a test. */
export function useMailServices(service: 'ses' | 'raw-mail') {
  let sandbox: Sandbox;
  const opened: { close: () => void }[] = [];
  const one = { origin: '', open, addFault, accepted, timesTaken };
  beforeAll(async () => {
    const nobody = { smtpPort: 0, clientId: '', clientSecret: '' };
    const publicOrigin = 'http://localhost:3999';
    sandbox = await startSandbox({ port: await freePort(), publicOrigin, parts: ['mail-services'], ...nobody });
    one.origin = sandbox.origin;
  });
  afterEach(async () => {
    for (const transport of opened.splice(0)) transport.close();
    await fetch(`${one.origin}/faults`, { method: 'DELETE' });
  });
  afterAll(() => sandbox.stop());

  function open<Transport extends { close: () => void }>(transport: Transport): Transport {
    opened.push(transport);
    return transport;
  }
  async function addFault(fault: object): Promise<void> {
    const body = JSON.stringify({ service, ...fault });
    await fetch(`${one.origin}/faults`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  }
  async function accepted(): Promise<AcceptedMail[]> {
    return (await (await fetch(`${one.origin}/${service}/messages`)).json()) as AcceptedMail[];
  }
  async function timesTaken(to: string): Promise<number> {
    return (await accepted()).filter((message) => message.to === to).length;
  }
  return one;
}
