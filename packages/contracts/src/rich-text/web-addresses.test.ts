import { describe, expect, it } from 'vitest';
import { linkAddresses, linksToWords, webAddressesIn } from './web-addresses.ts';

describe('webAddressesIn', () => {
  it.each([
    ['https://a.example', ['https://a.example']],
    ['See https://a.example/b?c=1&d=2#e, or HTTP://F.example.', ['https://a.example/b?c=1&d=2#e', 'HTTP://F.example']],
    ['ASTM (https://a.example/b_(c)). [https://d.example/]', ['https://a.example/b_(c)', 'https://d.example/']],
    ['“https://a.example/b” <https://c.example/d>', ['https://a.example/b', 'https://c.example/d']],
    ['https://a.example/\nhttps://b.example/\u00a0c', ['https://a.example/', 'https://b.example/']],
    ['https://é.example/ü (https://a.example/)…', ['https://é.example/ü', 'https://a.example/']],
    ['https:// https://. http:///a xhttps://a.example www.a.example ftp://a.example', []],
  ])('finds addresses without the punctuation around them: %j', (text, addresses) =>
    expect(webAddressesIn(text).map(({ from, to }) => text.slice(from, to))).toEqual(addresses),
  );
  it('takes linear time for brackets', () =>
    expect(webAddressesIn(`https://a.example/${')'.repeat(100_000)}`)).toEqual([{ from: 0, to: 18 }]));
});

it('links the addresses in runs, which keep their marks', () =>
  expect(linkAddresses([{ text: 'a' }, { text: 'b https://c.example d', bold: true }])).toEqual([
    { text: 'a' },
    { text: 'b ', bold: true },
    { type: 'link', url: 'https://c.example', children: [{ text: 'https://c.example', bold: true }] },
    { text: ' d', bold: true },
  ]));

describe('linksToWords', () => {
  const words = (text: string, url: string) =>
    linksToWords([{ type: 'link', url, children: [{ text }] }]).map((run) => run.text);
  it('writes a web address behind the words', () =>
    expect(words('ASTM D6433', 'https://a.example/b')).toEqual(['ASTM D6433', ' (https://a.example/b)']));
  it('keeps one space where the link ends with it', () =>
    expect(words('ASTM ', 'https://a.example/b')).toEqual(['ASTM ', '(https://a.example/b) ']));
  it.each([
    ['https://a.example', 'https://a.example/'],
    [' https://a.example/é ', 'https://a.example/%C3%A9'],
    ['See', '/blog/x'],
    ['Ada', 'mailto:a@b.example'],
    [' ', 'https://a.example'],
  ])('keeps %j of a link to %s', (text, url) => expect(words(text, url)).toEqual([text]));
});
