import { afterEach, describe, expect, it } from 'vitest';
import { postmarkServer } from '@workspace/sandbox/mail-services/credentials';
import { startPostmark, type Postmark, type PostmarkFault } from '@workspace/sandbox/postmark';
import type { MailTransport } from '../mail-transport.ts';
import { messageTo } from '@workspace/sandbox/mail-services/use-mail-services';
import { openPostmark } from './postmark-transport.ts';

let postmark: Postmark;
let transport: MailTransport;
afterEach(async () => {
  transport.close();
  await postmark.stop();
});

async function open({
  token = postmarkServer.token,
  stream = 'broadcast',
  fault = undefined as PostmarkFault | undefined,
} = {}) {
  postmark = await startPostmark(fault);
  transport = openPostmark({ token, stream, server: `smtp://127.0.0.1:${postmark.port}`, connections: 1 });
}

describe('Postmark', () => {
  it('accepts a message in its stream, and leaves Message-ID and List-Unsubscribe as they are', async () => {
    await open();
    expect(await transport.submit(messageTo('a@example.org'))).toMatchObject({ outcome: 'handed_over' });
    const [{ head } = { head: '' }] = postmark.accepted;
    expect(head).toContain('Message-ID: <a@example.org>');
    expect(head).toContain('List-Unsubscribe: <https://example.com/leave>');
    expect(head).not.toContain('X-PM');
  });

  it('defers a message after a wrong token, as a fault of the transport', async () => {
    await open({ token: 'wrong' });
    expect(await transport.submit(messageTo('a@example.org'))).toMatchObject({
      outcome: 'deferred',
      rejection: { code: 535 },
      transportFault: { isDown: true },
    });
  });

  it('rejects a message of an unknown stream', async () => {
    await open({ stream: 'other' });
    expect(await transport.submit(messageTo('a@example.org'))).toMatchObject({
      outcome: 'refused',
      answer: expect.stringContaining('MessageStream'),
    });
  });

  it('is uncertain, and submits once, when the response is lost after it accepted the message', async () => {
    await open({ fault: () => 'keep-and-cut' });
    expect(await transport.submit(messageTo('a@example.org'))).toMatchObject({ outcome: 'uncertain' });
    expect(postmark.accepted).toHaveLength(1);
  });
});
