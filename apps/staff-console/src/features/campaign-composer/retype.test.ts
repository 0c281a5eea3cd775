import { describe, expect, it } from 'vitest';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { createConsoleEditor } from '../../editor/create-console-editor.ts';
import { documentOf } from '../../editor/rich-text-value.ts';
import { retype } from './retype.ts';

describe('retype', () => {
  it.each([
    ['Hi there, ', '<p>Hi there, </p>'],
    ['one\ntwo', '<p>one</p><p>two</p>'],
    ['- a', '<ul><li>a</li></ul>'],
    ['- one\ntwo', '<ul><li>one</li><li>two</li></ul>'],
    ['### A heading of some length', '<h3>A heading of some length</h3>'],
    ['one - two', '<p>one - two</p>'],
  ])('makes of %j what the keys would have made in the editor', (typed, html) => {
    expect(toHtml(documentOf(retype(createConsoleEditor(), typed)))).toBe(html);
  });
});
