import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { exampleMessage } from '../../../../test/sending/example-message.ts';
import { testMailSettings } from '../../../../test/test-mail-settings.ts';
import { messageWriter } from './write-messages.ts';

const recipient = { id: 7, email: 'anna@example.org', firstName: 'Anna', lastName: null };

/** A header with its folded lines, unchanged. */
const header = (head: string, name: string): string =>
  new RegExp(`^${name}:.*(?:\\r\\n[ \\t].*)*`, 'im').exec(head)![0];

/** RFC 6376, "relaxed" for headers. */
const relaxed = (text: string): string => {
  const [, name = '', value = ''] = /^([^:]+):([\s\S]*)$/.exec(text)!;
  return `${name.toLowerCase()}:${value
    .replace(/\r\n/g, '')
    .replace(/[ \t]+/g, ' ')
    .trim()}`;
};

describe('messageWriter', () => {
  it('writes the same bytes each time', async () => {
    const first = await (await messageWriter(exampleMessage, testMailSettings))(recipient);
    const again = await (await messageWriter(exampleMessage, testMailSettings))(recipient);
    const withoutBoundary = (content: Buffer) => content.toString().replace(/_NmP-\w+/g, '');
    expect(withoutBoundary(again.content)).toBe(withoutBoundary(first.content));
    expect(first.content.toString()).toContain(`Message-ID: <${exampleMessage.campaignId}.7@example.com>`);
  });

  it('uses the return address in the envelope and the company in From', async () => {
    const settings = { ...testMailSettings, returnAddress: 'returned@example.com' };
    const { from, content } = await (await messageWriter(exampleMessage, settings))(recipient);
    expect(from).toBe('returned@example.com');
    expect(header(content.toString(), 'From')).toContain('news@example.com');
    expect((await (await messageWriter(exampleMessage, testMailSettings))(recipient)).from).toBe('news@example.com');
  });

  it('ends every line with CRLF and keeps to the maximum line length', async () => {
    const text = 'Ö'.repeat(3_000);
    const write = await messageWriter({ ...exampleMessage, text }, testMailSettings);
    const whole = (await write({ ...recipient, firstName: 'Ж'.repeat(60) })).content.toString('latin1');
    expect(whole).not.toMatch(/[^\r]\n|\r(?!\n)/);
    const body = whole.slice(whole.indexOf('\r\n\r\n'));
    expect(Math.max(...body.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(78);
  });

  it('signs the headers that RFC 8058 requires with a valid signature', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const dkim = {
      domainName: 'example.com',
      keySelector: 's1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    };
    const { content } = await (await messageWriter(exampleMessage, { ...testMailSettings, dkim }))(recipient);
    const whole = content.toString('latin1');
    const end = whole.indexOf('\r\n\r\n');
    const head = whole.slice(0, end);
    const body = whole.slice(end + 4);
    const signature = header(head, 'DKIM-Signature');
    const part = (name: string) => new RegExp(`[;\\s]${name}=([^;]*)`).exec(signature)![1]!.replace(/\s/g, '');
    const names = part('h').toLowerCase().split(':');
    expect([part('d'), part('s')]).toEqual(['example.com', 's1']);
    expect(names).toEqual(
      expect.arrayContaining(['from', 'to', 'subject', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
    const relaxedBody = body
      .replace(/[ \t]+(?=\r\n)/g, '')
      .replace(/[ \t]+/g, ' ')
      .replace(/(?:\r\n)*$/, '\r\n');
    expect(createHash('sha256').update(relaxedBody, 'latin1').digest('base64')).toBe(part('bh'));
    const signed = [
      ...names.map((name) => relaxed(header(head, name))),
      relaxed(signature.replace(/([;\s]b=)[^;]*$/, '$1')),
    ];
    const verify = createVerify('sha256').update(signed.join('\r\n'), 'latin1');
    expect(verify.verify(publicKey, part('b'), 'base64')).toBe(true);
  });
});
