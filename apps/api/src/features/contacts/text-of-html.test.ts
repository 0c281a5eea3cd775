import { describe, expect, it } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

describe('textOfHtml', () => {
  it('keeps the lines of an email, and nothing that runs or is hidden', () => {
    const html =
      '<style>p{}</style><p>Hi <b>there</b>,<br>x &lt;b&gt;</p><script>alert(1)</script><div>one<div>two</div>three</div>';
    expect(textOfHtml(html)).toBe('Hi there,\nx <b>\none\ntwo\nthree');
  });

  it('reads deeply nested elements', () => {
    expect(textOfHtml(`${'<div>'.repeat(20_000)}deep`)).toBe('deep');
  });
});
