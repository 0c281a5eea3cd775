import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Message } from './mailbox/message-store.ts';
import { MessageStore } from './mailbox/message-store.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  const nobody = { publicOrigin: 'http://localhost:3999', clientId: '', clientSecret: '' };
  sandbox = await startSandbox({ port: 0, smtpPort: 0, parts: ['mailbox'], ...nobody });
});
beforeEach(() => fetch(`${sandbox.origin}/mail/messages`, { method: 'DELETE' }));
afterAll(() => sandbox.stop());

const messages = async () => (await (await fetch(`${sandbox.origin}/mail/messages`)).json()) as Message[];
const send = (host: string, subject: string) =>
  createTransport({ host, port: sandbox.smtpPort }).sendMail({
    from: '"Road <Desk>" <desk@example.org>',
    to: 'Ada <ada@example.net>',
    bcc: 'hidden@example.net',
    subject,
    text: 'Grüße',
    html: '<p>Grüße</p><script>alert(1)</script>',
    headers: { 'List-Unsubscribe': '<https://example.org/leave>' },
  });

describe('sandbox mailbox', () => {
  test('shows a message that was sent', async () => {
    await send('localhost', 'Löcher');
    expect(await messages()).toEqual([
      expect.objectContaining({
        from: 'desk@example.org',
        to: ['ada@example.net', 'hidden@example.net'],
        subject: 'Löcher',
        text: expect.stringContaining('Grüße'),
        html: expect.stringContaining('<p>Grüße</p>'),
        headers: expect.objectContaining({ 'list-unsubscribe': '<https://example.org/leave>' }),
        receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      }),
    ]);
  });

  test('lists the newest message first', async () => {
    await send('127.0.0.1', 'one');
    await send('127.0.0.1', 'two');
    expect((await messages()).map(({ subject }) => subject)).toEqual(['two', 'one']);
  });

  test('shows a message without running its scripts', async () => {
    await send('localhost', '<b>bold</b>');
    const [message] = await messages();
    const page = await (await fetch(`${sandbox.origin}/mail`)).text();
    expect(page).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(page).toMatch(/<iframe[^>]* sandbox="(?!.*allow-scripts)/s);
    const response = await fetch(`${sandbox.origin}/mail/messages/${message?.id}/html`);
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/);
    expect(await response.text()).toContain('<p>Grüße</p>');
  });

  test('can be emptied', async () => {
    await send('localhost', 'one');
    const response = await fetch(`${sandbox.origin}/mail/messages`, { method: 'DELETE' });
    expect(response.status).toBe(204);
    expect(await messages()).toEqual([]);
  });

  test('evicts old messages by number and by bytes', async () => {
    const few = new MessageStore({ messages: 3, bytes: 1000 });
    for (const subject of ['1', '2', '3', '4'])
      few.add('a@example.org', ['b@example.org'], Buffer.from(`Subject: ${subject}\r\n\r\n`));
    expect((await few.newest()).map(({ subject }) => subject)).toEqual(['4', '3', '2']);
    few.add('a@example.org', ['b@example.org'], Buffer.alloc(990, 'x'));
    expect(few.size).toBe(1);
  });
});
