import { describe, expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

describe('escapeMarkup', () => {
  it('leaves nothing that could end a text or an attribute', () => {
    expect(escapeMarkup(`<a title="x" lang='y'>&</a>`)).toBe(
      '&#60;a title=&#34;x&#34; lang=&#39;y&#39;&#62;&#38;&#60;/a&#62;',
    );
  });
});
