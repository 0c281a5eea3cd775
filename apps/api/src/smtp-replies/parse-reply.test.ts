import { describe, expect, it } from 'vitest';
import { parseReply } from './parse-reply.ts';

describe('parseReply', () => {
  it.each([
    ['550 5.1.1 No such user', 550, '5.1.1'],
    ['550-5.7.26 Unauthenticated\n550 5.7.26 email', 550, '5.7.26'],
    ['554 Sorry, no mailbox here by that name. (#5.1.1)', 554, '5.1.1'],
    ['550 #5.1.0 Address rejected.', 550, '5.1.0'],
    ['550 cuda_nsu 5.1.1 <user@example.com>... User unknown', 550, '5.1.1'],
    ['host mx.example.com[192.0.2.1] said: 451 4.3.0 Later', 451, '4.3.0'],
    [
      "5.1.0 - Unknown address error 550-'5.2.2 <user@example.com>... Mailbox Full' (delivery attempts: 0)",
      550,
      '5.2.2',
    ],
    ['Connection timed out', 0, ''],
    ['421 4.7.0 Messages deferred - 4.16.55.1; see our pages', 421, '4.7.0'],
  ])('finds the codes of %s', (text, code, enhanced) => expect(parseReply({ text })).toMatchObject({ code, enhanced }));

  it('prefers the enhanced code of the text to a generic one of the report, and the other way round', () => {
    expect(parseReply({ text: '550 5.7.1 No', enhanced: '5.1.1' }).enhanced).toBe('5.7.1');
    expect(parseReply({ text: '550 No', enhanced: '5.1.1' }).enhanced).toBe('5.1.1');
    expect(parseReply({ text: '550 5.0.0 No', enhanced: '5.1.1' }).enhanced).toBe('5.1.1');
  });

  it('joins the lines of a reply', () =>
    expect(parseReply({ text: '550-5.1.1 The account that\r\n550-5.1.1 you want\r\n550 5.1.1 is not here' }).line).toBe(
      '550-5.1.1 The account that you want is not here',
    ));
});
