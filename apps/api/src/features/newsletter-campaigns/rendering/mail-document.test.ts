import { expect, it } from 'vitest';
import { mailDocument } from './mail-document.ts';

it('writes a footnote in parentheses, with links for its web addresses', () =>
  expect(
    mailDocument([
      {
        type: 'paragraph',
        children: [{ text: 'a' }, { type: 'footnote', children: [{ text: 'b (https://c.example)', code: true }] }],
      },
    ]),
  ).toEqual([
    {
      type: 'paragraph',
      children: [
        { text: 'a (b (' },
        { type: 'link', url: 'https://c.example', children: [{ text: 'https://c.example' }] },
        { text: '))' },
      ],
    },
  ]));
