// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { normalValueOf } from './normal-value.ts';
import { at, htmlAfter, type } from './test-editor.ts';

const open = (html: string) => normalValueOf(html) as RichBlock[];

describe('typing on a divider', () => {
  it('goes below it', () =>
    expect(htmlAfter(open('<p>a</p><hr><p>b</p>'), at(0, 1, 0), type('x'), type('y'))).toBe(
      '<p>a</p><hr><p>xy</p><p>b</p>',
    ));
});
