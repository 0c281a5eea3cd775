// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { withStylesAside } from './style-mail.ts';

const mail =
  '<html><head><style>p { color: red }</style></head><body><p style="margin:0">a style=&quot;b&quot;</p></body></html>';

test('no style is left for the policy to drop, and each can be found again', () => {
  const drawn = new DOMParser().parseFromString(withStylesAside(mail), 'text/html');
  expect(drawn.querySelector('style, [style]')).toBeNull();
  expect(drawn.querySelector('[data-style-sheet]')?.textContent).toBe('p { color: red }');
  expect(drawn.querySelector('p')?.getAttribute('data-style')).toBe('margin:0');
});

test('what people wrote stays as they wrote it, and links open in a new tab', () => {
  const drawn = new DOMParser().parseFromString(withStylesAside(mail), 'text/html');
  expect(drawn.querySelector('p')?.textContent).toBe('a style="b"');
  expect(drawn.querySelector('base')?.target).toBe('_blank');
});
