// @vitest-environment jsdom
import { Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { createConsoleEditor } from './create-console-editor.ts';
import { normalValueOf } from './normal-value.ts';
import { documentOf } from './rich-text-value.ts';

const html = '<p>All <a href="/x">roads</a><small data-footnote="">Of the town.</small> are dry.</p>';

describe('normalValueOf', () => {
  it('keeps the document as it is stored', () => {
    expect(toHtml(documentOf(normalValueOf(html)))).toBe(html);
  });

  it('lets an edit behind a link and a footnote be undone and redone', () => {
    const editor = createConsoleEditor();
    editor.children = normalValueOf(html);
    Transforms.insertText(editor, 'not ', { at: { path: [0, 4], offset: 5 } });
    const edited = toHtml(documentOf(editor.children));
    expect(edited).toContain('</small> are not dry.');
    editor.undo();
    expect(toHtml(documentOf(editor.children))).toBe(html);
    editor.redo();
    expect(toHtml(documentOf(editor.children))).toBe(edited);
  });
});
