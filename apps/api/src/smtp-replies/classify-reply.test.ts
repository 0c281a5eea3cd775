import { describe, expect, it } from 'vitest';
import { classifyReply, everyRule } from './classify-reply.ts';

const verdictOf = (text: string, more: Omit<Parameters<typeof classifyReply>[0], 'text'> = {}) =>
  classifyReply({ text, ...more });

describe('classifyReply', () => {
  it.each([
    ['550 5.1.1 User unknown', 'bad_mailbox', true, 'suppress'],
    ['450 4.1.1 User unknown in virtual alias table', 'bad_mailbox', false, 'retry'],
    ['552 5.2.2 Mailbox full', 'mailbox_full', true, 'retry'],
    ['421-4.7.28 Gmail has detected an unusual rate of email', 'rate', false, 'slow'],
    ['450-4.2.1 The user you are trying to contact is receiving mail at a rate that', 'rate', false, 'retry'],
    ['550 5.7.1 Recipient has blocked the sender; manually Blocked Senders', 'policy', true, 'give_up'],
    ['550 Connection frequency limited', 'rate', false, 'slow'],
    ['550 5.7.1 Client host blocked using zen.spamhaus.org', 'policy', true, 'pause'],
    ['550-5.7.26 This mail is unauthenticated', 'authentication', true, 'stop'],
    ['554 5.7.1 Spam message rejected', 'content', true, 'stop'],
    ['451 4.3.0 Try again later', 'temporary', false, 'retry'],
    ['554 5.4.6 Too many hops', 'temporary', true, 'give_up'],
    ['550 5.7.1 Greylisted for 5 minutes', 'temporary', false, 'retry'],
    ['554 Transaction failed', 'unknown', true, 'give_up'],
  ])('judges %s', (text, kind, isPermanent, advice) =>
    expect(verdictOf(text)).toMatchObject({ kind, isPermanent, advice }),
  );

  it('reads a phrase over two lines', () =>
    expect(
      verdictOf('550-5.1.1 The email account that you\n550-5.1.1 tried to reach does not\n550 5.1.1 exist.'),
    ).toMatchObject({
      kind: 'bad_mailbox',
      advice: 'suppress',
    }));

  it.each([
    [
      'an enhanced code of a mailbox with a text about our server',
      '550 5.1.1 Your IP address is on a block list',
      'policy',
    ],
    [
      'an enhanced code of a mailbox with a text about the rate',
      '550 5.1.1 has sent too many messages this hour',
      'rate',
    ],
    ['a full mailbox with the code of an unknown one', '552 5.1.1 user over quota', 'mailbox_full'],
  ])('lets the text win: %s', (_, text, kind) => expect(verdictOf(text).kind).toBe(kind));

  it.each([
    ['5.1.1', 'bad_mailbox', 'suppress'],
    ['5.2.2', 'mailbox_full', 'retry'],
    ['4.2.1', 'temporary', 'retry'],
    ['5.7.20', 'authentication', 'stop'],
    ['5.7.99', 'policy', 'pause'],
    ['5.0.0', 'unknown', 'give_up'],
  ])('falls back to the enhanced code %s', (enhanced, kind, advice) =>
    expect(verdictOf('', { enhanced })).toMatchObject({ kind, advice }),
  );

  it('falls back to the reply code', () => {
    expect(verdictOf('Nope', { code: 421 })).toMatchObject({ kind: 'temporary', isPermanent: false });
    expect(verdictOf('Nope', { code: 551 })).toMatchObject({ kind: 'bad_mailbox', advice: 'suppress' });
  });

  it.each([550, 553, 554])('suppresses no address for a bare %s', (code) =>
    expect(verdictOf('Nope', { code })).toMatchObject({ kind: 'unknown', isPermanent: true, advice: 'give_up' }),
  );

  it('lets the reply code decide about another attempt', () =>
    expect(verdictOf('421 5.7.32 The From: header is not aligned with SPF')).toMatchObject({
      kind: 'authentication',
      isPermanent: false,
    }));

  it('names the provider', () => {
    const text = '421 4.7.0 too many connections';
    expect(verdictOf(text).sentence).toBe('The receiving server limits how fast we send.');
    expect(verdictOf(text, { provider: 'Web.de' }).sentence).toBe('Web.de limits how fast we send.');
    expect(verdictOf('421 4.7.28 unusual rate of email').sentence).toBe('Gmail limits how fast we send.');
  });

  it('has a source for each rule', () => {
    for (const { source, pattern } of everyRule)
      expect([source.length > 5, pattern.flags]).toEqual([true, expect.not.stringContaining('g')]);
  });
});
