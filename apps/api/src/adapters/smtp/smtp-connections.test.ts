import { describe, expect, it, onTestFinished } from 'vitest';
import { startMailSink, type Fault } from '@workspace/sandbox/mail-sink';
import type { SubmissionControl } from '../mail-transport.ts';
import { SmtpTransport } from './smtp-transport.ts';

const long = 60_000;

/** A transport connected to a test server with faults for some recipients, or for every connection. */
async function against(
  faults: Record<string, Fault>,
  options: { stallMs?: number; silenceMs?: number; timeoutMs?: number } = {},
) {
  const requested: string[] = [];
  const sink = await startMailSink({
    faults: ({ recipient }) => {
      if (recipient) requested.push(recipient.split('@')[0]!);
      return faults[recipient ?? 'connection'];
    },
  });
  const smtpUrl = `smtp://127.0.0.1:${sink.port}`;
  const transport = new SmtpTransport({ smtpUrl, connections: 1, timeoutMs: 300, rest: long, ...options });
  onTestFinished(async () => {
    transport.close();
    await sink.stop();
  });
  const order: string[] = [];
  const send = async (name: string, given: Partial<SubmissionControl> = {}) => {
    const control = { recall: new AbortController().signal, permission: async () => true, ...given };
    const message = { from: 'news@example.com', to: `${name}@example.org`, content: Buffer.from('To: x\r\n\r\n') };
    const result = await transport.submit(message, control);
    order.push(name);
    return result;
  };
  return { send, order, requested };
}

describe('421 of an SMTP server', () => {
  it.each(['recipient', 'message'] as const)('to the %s delays no other message', async (at) => {
    const { send } = await against({ 'busy@example.org': { at, does: '421 4.7.0 Try later' } });
    await send('a');
    const [busy, next] = await Promise.all([send('busy'), send('b')]);
    expect(busy).toMatchObject({ outcome: 'deferred', answer: '421 4.7.0 Try later', rejection: { code: 421 } });
    expect(next).toMatchObject({ outcome: 'handed_over' });
  });

  it.each(['greeting', 'sender'] as const)('to the %s makes other messages wait too', async (at) => {
    const { send } = await against({ connection: { at, does: '421 4.7.0 Too many connections' } });
    const results = await Promise.all([send('a'), send('b')]);
    for (const result of results)
      expect(result).toMatchObject({ outcome: 'deferred', answer: expect.stringContaining('Too many connections') });
  });
});

describe('rejection of the sender by an SMTP server', () => {
  it.each([
    ['550 5.1.8 Bad sender address', 'authentication'],
    ['530 5.7.0 Authentication required', 'authentication'],
    ['550 5.7.1 Your account is suspended', 'policy'],
    ['552 5.2.2 Mailbox over quota', 'policy'],
    ['554 5.7.1 Rejected', 'policy'],
  ])('refuses no reader for ever: %s', async (does, failure) => {
    const { send, requested } = await against({ connection: { at: 'sender', does } });
    const result = await send('a');
    expect(result).toMatchObject({ outcome: 'deferred', failure, answer: expect.stringContaining(does) });
    // Another transport may submit it, and this server has no connection left.
    expect(result.transportFault).toEqual({ isDown: true });
    expect(requested).toEqual(['a']);
  });
});

describe('a server that does not respond', () => {
  const silent: Fault = { at: 'message', does: 'keep-and-stall' };

  it('stops holding the place of its connection', async () => {
    const { send, order } = await against({ 'silent@example.org': silent }, { stallMs: 20, timeoutMs: 700 });
    const [first] = await Promise.all([send('silent'), send('b'), send('c')]);
    expect([first.outcome, order]).toEqual(['uncertain', ['b', 'c', 'silent']]);
  });

  it('gets at most as many further connections as there are', async () => {
    const faults = { 'silent1@example.org': silent, 'silent2@example.org': silent };
    const { send, order } = await against(faults, { stallMs: 20, timeoutMs: 400 });
    await Promise.all([send('silent1'), send('silent2'), send('c')]);
    // The third message waits until one of the silent connections ends.
    expect(order[0]).toMatch(/^silent/);
  });

  it('is not a server that waits for our permission', async () => {
    const { send, order } = await against({}, { stallMs: 20 });
    const late = () => new Promise<boolean>((give) => setTimeout(give, 100, true));
    await Promise.all([send('late', { permission: late }), send('b')]);
    expect(order).toEqual(['late', 'b']);
  });

  const toRecipient: Fault = { at: 'recipient', does: 'stall' };

  it('gets the message once over a connection that others used before', async () => {
    const { send, requested } = await against({ 'silent@example.org': toRecipient }, { stallMs: 20, timeoutMs: 200 });
    await send('a');
    expect(await send('silent')).toMatchObject({ outcome: 'deferred' });
    expect(requested).toEqual(['a', 'silent']);
  });

  it('loses the message to its recipient when the sender gives it up, and the place is free', async () => {
    const { send, order } = await against({ 'silent@example.org': toRecipient }, { silenceMs: 30, timeoutMs: 20_000 });
    let calls = 0;
    const givesUp = async () => (calls += 1) === 3;
    const [silent] = await Promise.all([send('silent', { givesUp }), send('b')]);
    expect(silent).toMatchObject({ outcome: 'deferred', answer: 'The mail server did not respond to the recipient' });
    expect([calls, order]).toEqual([3, ['silent', 'b']]);
  });

  it('is not asked about once it has agreed to the message', async () => {
    const { send } = await against({ 'silent@example.org': silent }, { silenceMs: 30, timeoutMs: 300 });
    const givesUp = async () => true;
    expect(await send('silent', { givesUp })).toMatchObject({ outcome: 'uncertain' });
  });
});
