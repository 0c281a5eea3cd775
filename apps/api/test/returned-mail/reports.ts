/** The content of a report: the recipient, by the unsubscribe link in the message, and the server's response. */
export interface Report {
  token: string;
  action?: string;
  status?: string;
  diagnostic?: string;
  /** The returned message; by default a short one with that link. */
  message?: string;
}

const boundary = 'b_4711';
const lines = (...of: (string | false)[]): Buffer => Buffer.from(of.filter((line) => line !== false).join('\r\n'));

/** The header of a message of ours, as servers quote it. Folded as Exchange and others do. */
const head = (token: string, fold = ''): string[] => [
  'From: News <news@example.com>',
  'To: anna@example.com',
  'Subject: Counting cracks',
  'Message-ID: <c.1@example.com>',
  `List-Unsubscribe: <http://localhost:3000/api/mail-preferences/${fold}${token}/leaving>`,
  'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
];

const top = (type: string) => [
  'From: Mail Delivery System <MAILER-DAEMON@mx.example.net>',
  'To: returned@example.com',
  'Subject: Undelivered Mail Returned to Sender',
  'Auto-Submitted: auto-replied',
  'MIME-Version: 1.0',
  `Content-Type: multipart/report; report-type=${type}; boundary="${boundary}"`,
  '',
];
const part = (type: string, ...content: (string | false)[]) =>
  lines(`--${boundary}`, `Content-Type: ${type}`, '', ...content, '').toString();

/** A report by Postfix: it returns the whole message. */
export const postfixReport = ({ token, action = 'failed', status = '5.1.1', diagnostic, message }: Report): Buffer =>
  lines(
    ...top('delivery-status'),
    part('text/plain; charset=us-ascii', "I'm sorry to have to inform you that your message could not be delivered."),
    part(
      'message/delivery-status',
      'Reporting-MTA: dns; mx.example.net',
      'Arrival-Date: Sat, 21 Nov 2026 09:00:00 +0000 (UTC)',
      '',
      'Final-Recipient: rfc822; a.n.other@forwarded.example',
      'Original-Recipient: rfc822;anna@example.com',
      `Action: ${action}`,
      `Status: ${status}`,
      'Remote-MTA: dns; inbound.example.com',
      diagnostic !== undefined && `Diagnostic-Code: smtp; ${diagnostic}`,
    ),
    part(
      'message/rfc822',
      message ?? [...head(token), 'Content-Type: text/plain', '', 'Good morning Anna,'].join('\r\n'),
    ),
    `--${boundary}--`,
  );

/** A report by Exchange: it returns only the header, with long lines folded. */
export const exchangeReport = ({ token, action = 'failed', status = '5.1.10', diagnostic = '' }: Report): Buffer =>
  lines(
    ...top('delivery-status'),
    part('text/html; charset="utf-8"', '<p>Your message could not be delivered.</p>'),
    part(
      'message/delivery-status',
      'Reporting-MTA: dns;AM0PR01MB0001.example.com',
      '',
      'Final-recipient: RFC822;anna@example.com',
      `action: ${action}`,
      `status: ${status}`,
      `diagnostic-code: smtp;${diagnostic}`,
      ' [AM0PR01MB0001.example.com]',
    ),
    part('text/rfc822-headers', ...head(token, '\r\n\t')),
    `--${boundary}--`,
  );

/** A mailbox provider's report when a person marks a message as spam (RFC 5965). */
export const abuseReport = ({ token }: Report): Buffer =>
  lines(
    ...top('feedback-report'),
    part('text/plain', 'This is an abuse report for a message received on Sat, 21 Nov 2026.'),
    part('message/feedback-report', 'Feedback-Type: abuse', 'User-Agent: SomeGenerator/1.0', 'Version: 1'),
    part('message/rfc822', ...head(token), '', 'Good morning Anna,'),
    `--${boundary}--`,
  );

/** A reply by a person or a machine. */
export const answer = (text: string, ...headers: string[]): Buffer =>
  lines('From: anna@example.com', 'Subject: Re: Counting cracks', ...headers, '', text);
