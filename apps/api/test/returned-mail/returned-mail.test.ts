import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAddressToken } from '../../src/features/mail-preferences/address-token.ts';
import { recordBounce } from '../../src/features/returned-mail/record-bounce.ts';
import { parseBounce } from '../../src/features/returned-mail/returned-mail.ts';
import { messageWriter } from '../../src/features/newsletter-campaigns/rendering/write-messages.ts';
import { exampleMessage } from '../sending/example-message.ts';
import { testMailSettings } from '../test-mail-settings.ts';
import { abuseReport, answer, exchangeReport, postfixReport, type Report } from './reports.ts';

const secrets = ['s'.repeat(40), 'older'.repeat(8)];
const about = { email: 'anna@example.com', listId: randomUUID(), campaignId: randomUUID() };
const { campaignId } = about;
const token = createAddressToken(secrets, about);
const read = (source: Buffer) => parseBounce(source, secrets);
const finality = async (report: Omit<Report, 'token'>) => {
  const event = await read(postfixReport({ token, ...report }));
  return typeof event === 'string' ? event : event.isFinal;
};

describe('a delivery report', () => {
  it('is about the recipient of our message, wherever it was forwarded to', async () => {
    const diagnostic = '550 5.1.1 <a.n.other@forwarded.example>: Recipient address rejected';
    expect(await read(postfixReport({ token, diagnostic }))).toEqual({
      kind: 'bounced',
      email: 'anna@example.com',
      campaignId,
      isFinal: true,
      detail: `5.1.1 ${diagnostic}`,
    });
  });

  it('is parsed with only the header of our message, folded, and with field names in any case', async () => {
    const event = await read(exchangeReport({ token, diagnostic: '550 5.1.10 RESOLVER.ADR.RecipientNotFound' }));
    expect(event).toMatchObject({ email: 'anna@example.com', isFinal: true });
  });

  it('is parsed with a real campaign message', async () => {
    const write = await messageWriter(exampleMessage, testMailSettings);
    const { content } = await write({ id: 7, email: 'ö.anna@example.org', firstName: null, lastName: null });
    const report = postfixReport({ token: '', message: content.toString() });
    expect(await parseBounce(report, testMailSettings.linkSecrets)).toMatchObject({ email: 'ö.anna@example.org' });
  });

  it('is parsed with a long message after it, and not after one beyond some thousand lines', async () => {
    const long = 'Dear all,\r\n'.repeat(10_000);
    const report = postfixReport({ token }).toString();
    const message = /^List-Unsubscribe: .*$/m.exec(report)![0];
    expect(await finality({ message: `${message}\r\n\r\n${long}` })).toBe(true);
    expect(await read(Buffer.from(report.replace("I'm sorry", () => long)))).toBe('unclear');
  });

  it('is parsed in the types for addresses beyond ASCII (RFC 6533)', async () => {
    const types = (report: Buffer) =>
      Buffer.from(
        report
          .toString()
          .replace('message/delivery-status', 'message/global-delivery-status')
          .replace('message/rfc822', 'message/global')
          .replace('text/rfc822-headers', 'message/global-headers'),
      );
    const event = { email: 'anna@example.com', isFinal: true };
    expect(await read(types(postfixReport({ token })))).toMatchObject(event);
    expect(await read(types(exchangeReport({ token })))).toMatchObject(event);
  });

  it('is parsed with a replaced secret', async () => {
    const older = createAddressToken([secrets[1]!], about);
    expect(await read(postfixReport({ token: older }))).toMatchObject({ email: 'anna@example.com' });
  });

  it.each([
    ['5.1.1', '550 5.1.1 User unknown', true],
    ['5.1.2', '550 5.1.2 Host unknown', true],
    ['5.2.1', '550 5.2.1 The account is disabled', true],
    ['5.0.0', '550 No such user here', true],
    ['5.1.1', '550 5.7.1 IP address blacklisted by recipient', false],
    ['5.1.1', '552 5.2.2 Over quota', false],
    ['5.1.1', '', true],
    ['5.0.0', '550 Rejected', false],
    ['5.0.0', '550 5.7.1 Rejected as spam', false],
    ['5.0.0', '554 Transaction failed', false],
    ['5.1.8', '501 5.1.8 Bad sender', false],
    ['5.2.2', '552 5.2.2 Mailbox full', false],
    ['5.7.1', '550 5.7.1 Blocked by policy', false],
    ['4.4.7', 'delivery time expired', false],
    ['4.1.1', '450 4.1.1 Recipient address rejected', false],
  ])('decides for %s (%s) if the address is suppressed: %s', async (status, diagnostic, isFinal) => {
    expect(await finality({ status, diagnostic })).toBe(isFinal);
  });

  it('reads an action with a comment', async () => {
    expect(await finality({ action: 'Failed (the mailbox is gone)' })).toBe(await finality({ action: 'failed' }));
  });

  it.each(['delayed', 'delivered', 'relayed', 'expanded'])('changes nothing for the action %s', async (action) => {
    expect(await finality({ action })).toBe('passing');
  });
});

it('reads an abuse report as a complaint', async () => {
  expect(await read(abuseReport({ token }))).toEqual({
    kind: 'complained',
    email: 'anna@example.com',
    campaignId,
    isFinal: true,
  });
});

it.each(['not-spam', 'auth-failure', 'dmarc', 'virus'])(
  'reads no complaint in a report of the type %s',
  async (type) => {
    const report = abuseReport({ token }).toString().replace('Feedback-Type: abuse', `Feedback-Type: ${type}`);
    expect(await read(Buffer.from(report))).toBe('unclear');
  },
);

describe('messages without proof', () => {
  it.each([
    ['a report about a link that nobody sealed', postfixReport({ token: 'A'.repeat(120) })],
    [
      'a report about a link that a stranger sealed',
      postfixReport({ token: createAddressToken(['x'.repeat(40)], about) }),
    ],
    [
      'a report with no message in it',
      Buffer.from(String(postfixReport({ token })).replace('message/rfc822', 'text/x')),
    ],
    ['an answer of a person', answer('Please call me.')],
    ['an answer that quotes the link', answer(`> /api/mail-preferences/${token}/leaving`)],
    ['nothing', Buffer.alloc(0)],
    ['bytes', Buffer.from([0, 255, 13, 10, 128, 0, 13, 10, 13, 10, 255])],
  ])('flag %s for staff', async (_name, source) => {
    expect(await read(source)).toBe('unclear');
  });
});

it('flags a report for staff whose header would take long to parse', async () => {
  const source = Buffer.from(`Cc: ${'g:'.repeat(70_000)}\r\n${postfixReport({ token }).toString()}`);
  const noDatabase = () => {
    throw new Error('The report was recorded');
  };
  expect(await recordBounce(noDatabase, source, secrets)).toBe('unclear');
});

it('ignores an out-of-office reply', async () => {
  expect(await read(answer('I am away until Monday.', 'Auto-Submitted: auto-replied'))).toBe('passing');
});

it('reads a report that is cut off in the middle of our message', async () => {
  const whole = postfixReport({ token });
  expect(await read(whole.subarray(0, whole.indexOf('Good morning')))).toMatchObject({ email: 'anna@example.com' });
});
