import { describe, expect, it } from 'vitest';
import { sesClient } from '@workspace/sandbox/mail-services/credentials';
import { HttpTransport } from '../http-mail/http-transport.ts';
import { messageTo, useMailServices } from '@workspace/sandbox/mail-services/use-mail-services';
import { sesService } from './ses-service.ts';
import { signRequest } from './sign-request.ts';

const services = useMailServices('ses');

const openSes = (change: object = {}, timeoutMs = 5_000) => {
  const settings = { ...sesClient, endpoint: `${services.origin}/ses`, configurationSet: 'sandbox', ...change };
  return services.open(new HttpTransport(sesService(settings), { timeoutMs }));
};

describe('Amazon SES', () => {
  it('accepts a signed message with all of its header, and our Message-ID beside its own', async () => {
    expect(await openSes().submit(messageTo('a@example.org'))).toMatchObject({
      outcome: 'handed_over',
      answer: expect.stringMatching(/^250 Ok 0102/),
    });
    const { head } = (await services.accepted()).find(({ to }) => to === 'a@example.org')!;
    expect(head).toMatch(/^Message-ID: <0102.*amazonses\.com>/);
    expect(head).toContain('Original-Message-ID: <a@example.org>');
    expect(head).toContain('List-Unsubscribe: <https://example.com/leave>');
  });

  it('gets no signature of ours, because SES changes the date and the Message-ID', async () => {
    const { content, ...envelope } = messageTo('signed@example.org');
    const signature = Buffer.from('DKIM-Signature: v=1; a=rsa-sha256;\r\n h=From:Date;\r\n\tb=abc\r\n');
    await openSes().submit({ ...envelope, content: Buffer.concat([signature, content]) });
    const { head, givenId } = (await services.accepted()).find(({ to }) => to === 'signed@example.org')!;
    expect([head.includes('DKIM'), head.includes('b=abc'), givenId]).toEqual([false, false, '<signed@example.org>']);
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, 'InvalidSignatureException'],
    ['an unknown key', { accessKeyId: 'AKIAOTHER' }, 'UnrecognizedClientException'],
    ['another region', { region: 'us-east-1' }, 'InvalidSignatureException'],
    ['an unknown configuration set', { configurationSet: 'other' }, 'NotFoundException'],
  ])('defers a message after %s, as a fault of the transport', async (_case, change, type) => {
    expect(await openSes(change).submit(messageTo('b@example.org'))).toMatchObject({
      outcome: 'deferred',
      answer: expect.stringContaining(type),
      transportFault: { isDown: true },
    });
    expect(await services.timesTaken('b@example.org')).toBe(0);
  });

  it('checks the body, the date, the scope and every header of the signature', async () => {
    const url = new URL(`${services.origin}/ses/v2/email/outbound-emails`);
    const body = Buffer.from('{}');
    const signing = { ...sesClient, service: 'ses', at: new Date() };
    const statusOf = async (change: object, sent = body, more = {}) => {
      const { host: _unused, ...headers } = signRequest({ url, headers: {}, body }, { ...signing, ...change });
      const response = await fetch(url, { method: 'POST', body: sent, headers: { ...headers, ...more } });
      return [response.status, response.headers.get('x-amzn-errortype')];
    };
    const wrong = [403, 'InvalidSignatureException'];
    expect(await statusOf({})).toEqual([400, 'BadRequestException']);
    expect(await statusOf({}, Buffer.from('{ }'))).toEqual(wrong);
    expect(await statusOf({ at: new Date(Date.now() - 16 * 60_000) })).toEqual(wrong);
    expect(await statusOf({ service: 's3' })).toEqual(wrong);
    expect(await statusOf({}, body, { 'x-amz-target': 'other' })).toEqual(wrong);
    expect(await statusOf({}, body, { authorization: 'Basic x' })).toEqual([400, 'IncompleteSignatureException']);
  });

  it('defers messages of a sender that is not verified', async () => {
    const result = await openSes().submit(messageTo('c@example.org', 'news@unverified.example'));
    expect(result).toMatchObject({ outcome: 'deferred', failure: 'authentication', transportFault: { isDown: true } });
  });

  it('rejects an address that SES cannot read', async () => {
    expect(await openSes().submit(messageTo('münchen@example.org'))).toMatchObject({ outcome: 'refused' });
  });

  it('is uncertain, and submits once, when the response is lost after SES accepted the message', async () => {
    await services.addFault({ cut: true });
    expect(await openSes().submit(messageTo('lost@example.org'))).toMatchObject({ outcome: 'uncertain' });
    expect(await services.timesTaken('lost@example.org')).toBe(1);
  });

  it('is uncertain when no response comes in time', async () => {
    await services.addFault({ delayMs: 400 });
    expect(await openSes({}, 50).submit(messageTo('late@example.org'))).toMatchObject({ outcome: 'uncertain' });
  });

  it('is uncertain after a 5xx, and defers after a 429', async () => {
    await services.addFault({ status: 500, body: { message: 'Oh' } });
    const headers = { 'x-amzn-errortype': 'TooManyRequestsException' };
    await services.addFault({ status: 429, headers, body: { message: 'Maximum sending rate exceeded.' } });
    const ses = openSes();
    expect(await ses.submit(messageTo('d@example.org'))).toMatchObject({ outcome: 'uncertain' });
    expect(await ses.submit(messageTo('d@example.org'))).toMatchObject({ outcome: 'deferred', failure: 'rate' });
    expect(await services.timesTaken('d@example.org')).toBe(0);
  });
});
