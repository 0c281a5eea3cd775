// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { withStylesAside } from './style-mail.ts';

const mail =
  '<html><head><style>p { color: red }</style></head><body><p style="margin:0">a style=&quot;b&quot;</p></body></html>';

describe('styleMail', () => {
  test('removes every style that the policy would drop, and preserves each for later', () => {
    const document = new DOMParser().parseFromString(withStylesAside(mail), 'text/html');
    expect(document.querySelector('style, [style]')).toBeNull();
    expect(document.querySelector('[data-style-sheet]')?.textContent).toBe('p { color: red }');
    expect(document.querySelector('p')?.getAttribute('data-style')).toBe('margin:0');
  });

  test('preserves the text and opens links in a new tab', () => {
    const document = new DOMParser().parseFromString(withStylesAside(mail), 'text/html');
    expect(document.querySelector('p')?.textContent).toBe('a style="b"');
    expect(document.querySelector('base')?.target).toBe('_blank');
  });
});
