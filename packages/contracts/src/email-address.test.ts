import { describe, expect, it } from 'vitest';
import { EmailAddress, parseEmailAddress } from './email-address.ts';

const local = (length: number) => 'a'.repeat(length);

describe('parseEmailAddress', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ['Ada.Lovelace@Example.COM', 'Ada.Lovelace@Example.COM'],
    ["!#$%&'*+/=?^_`{|}~-@example.com", "!#$%&'*+/=?^_`{|}~-@example.com"],
    ["o'brien+news@example.co.uk", "o'brien+news@example.co.uk"],
    ['a@b-c.example', 'a@b-c.example'],
    ['a@xn--mnchen-3ya.de', 'a@xn--mnchen-3ya.de'],
    ['a@example.xn--p1ai', 'a@example.xn--p1ai'],
    ['a@münchen.de', 'a@xn--mnchen-3ya.de'],
    ['Info@MÜNCHEN.de', 'Info@xn--mnchen-3ya.de'],
    ['a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
    ['a@例え。jp', 'a@xn--r8jz45g.jp'],
    ['a@1and1.com', 'a@1and1.com'],
    [`${local(64)}@example.com`, `${local(64)}@example.com`],
    [`a@${local(63)}.com`, `a@${local(63)}.com`],
  ])('accepts %s as %s', (given, stored) => {
    expect(parseEmailAddress(given)).toBe(stored);
    expect(EmailAddress.parse(` ${given} `)).toBe(stored);
  });

  it.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'a@b',
    'a@@example.com',
    'a@b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a b@example.com',
    'a\n@example.com',
    'a,b@example.com',
    'a;b@example.com',
    'a<b@example.com',
    '"a b"@example.com',
    'ä@example.com',
    `${local(65)}@example.com`,
    `a@${local(64)}.com`,
    `a@${`${local(60)}.`.repeat(4)}${local(10)}.com`,
    'a@-example.com',
    'a@example-.com',
    'a@exa_mple.com',
    'a@example..com',
    'a@.example.com',
    'a@example.com.',
    'a@example.123',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@example.com:25',
    'a@example.com/x',
    'a@exam%70le.com',
    'a@ex ample.com',
    'a@mün chen.de',
    'a@münchen.de:25',
    'a@-münchen.de.',
    'a@mün\u200b.',
  ])('rejects %j', (given) => {
    expect(parseEmailAddress(given)).toBeUndefined();
    expect(EmailAddress.safeParse(given).success).toBe(false);
  });

  it('names the error', () => {
    const sentence = (given: unknown) => EmailAddress.safeParse(given).error?.issues[0]?.message;
    expect([undefined, ' ', 'ada', `${local(250)}@example.com`].map(sentence)).toEqual([
      'Write your email address',
      'Write your email address',
      'Write an email address such as name@example.com',
      'This email address is too long',
    ]);
  });
});
