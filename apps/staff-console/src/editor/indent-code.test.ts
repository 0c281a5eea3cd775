// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { at, htmlAfter, type, undo, type Run } from './test-editor.ts';
import { movesOf } from './use-tab.ts';

const code = (text: string): RichBlock => ({ type: 'code-block', children: [{ text }] });
const html = (text: string) => `<pre><code>${text}</code></pre>`;
const tab: Run = (editor) => movesOf(editor)?.forward(editor);
const back: Run = (editor) => movesOf(editor)?.backward(editor);

describe('Tab in code', () => {
  it('inserts spaces at the cursor, in one step to undo', () => {
    expect(htmlAfter([code('ab')], at(1, 1, 0), tab, type('c'))).toBe(html('a  cb'));
    expect(htmlAfter([code('ab')], at(1, 1, 0), tab, undo)).toBe(html('ab'));
  });

  it('indents the selected lines and outdents them with Shift', () => {
    const lines: [ReturnType<typeof at>, ReturnType<typeof at>] = [at(3, 1, 0), at(7, 1, 0)];
    expect(htmlAfter([code('a\n b\n\nc\nd')], lines, tab)).toBe(html('a\n   b\n\n  c\nd'));
    expect(htmlAfter([code('a\n b\n\nc\nd')], lines, tab, tab, undo)).toBe(html('a\n   b\n\n  c\nd'));
    expect(htmlAfter([code('a\n   b\n\n\tc\nd')], [at(9, 1, 0), at(4, 1, 0)], back)).toBe(html('a\n b\n\nc\nd'));
    expect(htmlAfter([code('a\n   b')], at(4, 1, 0), back, back, back, type('x'))).toBe(html('a\nxb'));
  });
});
