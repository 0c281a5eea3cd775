// @vitest-environment jsdom
import { Editor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { createConsoleEditor } from '../../editor/create-console-editor.ts';
import { normalValueOf } from '../../editor/normal-value.ts';
import { documentOf, valueOf } from '../../editor/rich-text-value.ts';
import { anchorAt } from './anchor.ts';
import { flowTextOf, slateRangeOf } from './flow-text.ts';
import { followPassages } from './passages.ts';
import { replacePassage } from './replace-passage.ts';

const html =
  '<h2>Costs</h2><p>Sealing costs <a href="/x">a sixth</a><small data-footnote="">So the manual.</small> of an overlay.</p><ul><li>Dry roads</li><li>Wet <strong>lanes</strong></li></ul><table><tr><td>Mill</td><td>62</td></tr><tr><td>Oak</td><td>71</td></tr></table>';

/** An editor with a comment on these words. */
function follow(words: string, content = html) {
  const editor = createConsoleEditor();
  editor.children = normalValueOf(content);
  const passages = followPassages(editor);
  const { text } = passages.flow();
  const from = text.indexOf(words);
  const comment = { id: 'c', quote: words, anchor: anchorAt(text, { from, to: from + words.length }) };
  const now = () => passages.find([comment]).get('c')?.text;
  const rangeOfWords = (some: string) => {
    const at = passages.flow().text.indexOf(some);
    return slateRangeOf(passages.flow(), { from: at, to: at + some.length })!;
  };
  now();
  return { editor, passages, comment, now, rangeOfWords, html: () => toHtml(documentOf(editor.children)) };
}

describe('flowTextOf', () => {
  it('has each block, cell and footnote on a line, and finds the range of any part', () => {
    const value = valueOf(html);
    const flow = flowTextOf(value);
    expect(flow.text).toBe(
      'Costs\nSealing costs a sixth of an overlay.\nSo the manual.\nDry roads\nWet lanes\nMill\n62\nOak\n71',
    );
    const editor = createConsoleEditor();
    editor.children = value;
    for (const words of ['a sixth of', 'So the manual.', 'Wet lanes', '71']) {
      const from = flow.text.indexOf(words);
      const range = slateRangeOf(flow, { from, to: from + words.length })!;
      expect(Editor.string(editor, range).replace('So the manual. of', ' of')).toBe(words);
    }
  });
});

describe('the passage of a comment', () => {
  it('moves with edits before it, and does not grow with words beside it', () => {
    const { editor, now, passages, comment } = follow('an overlay');
    Transforms.insertText(editor, 'All ', { at: { path: [0, 0], offset: 0 } });
    Transforms.insertNodes(editor, valueOf('<p>New.</p>'), { at: [0] });
    expect(now()).toBe('an overlay');
    const { from } = passages.find([comment]).get('c')!;
    expect(passages.flow().text.slice(from)).toMatch(/^an overlay\./);
    editor.select(slateRangeOf(passages.flow(), { from, to: from + 1 })!);
    Transforms.collapse(editor, { edge: 'start' });
    editor.insertText('half of ');
    expect(now()).toBe('an overlay');
  });

  it('keeps words that are typed inside it, also when it has nothing else in common', () => {
    const { editor, now, rangeOfWords } = follow('Sealing costs');
    Transforms.select(editor, rangeOfWords('aling'));
    editor.deleteFragment();
    editor.insertText('cond coats have their');
    expect(now()).toBe('Second coats have their costs');
    Transforms.select(editor, rangeOfWords('Second coats have their costs'));
    editor.insertText('This is');
    expect(now()).toBe('This is');
  });

  it('is lost when it is deleted, and found again when that is undone', () => {
    const { editor, now, rangeOfWords } = follow('Dry roads');
    Transforms.select(editor, rangeOfWords('Dry roads'));
    editor.deleteFragment();
    expect(now()).toBeUndefined();
    editor.undo();
    expect(now()).toBe('Dry roads');
  });

  it('is found again where its paragraph was moved to', () => {
    const { editor, now } = follow('Sealing costs');
    const [cut] = editor.children.slice(1, 2);
    Transforms.removeNodes(editor, { at: [1] });
    expect(now()).toBeUndefined();
    Transforms.insertNodes(editor, cut!, { at: [editor.children.length] });
    expect(now()).toBe('Sealing costs');
  });

  it('stays where a paragraph is split and joined', () => {
    const { editor, now, rangeOfWords } = follow('Dry roads');
    Transforms.select(editor, Editor.end(editor, rangeOfWords('Dry ro')));
    editor.insertBreak();
    expect(now()).toBe('Dry ro\nads');
    Transforms.mergeNodes(editor, { at: [2, 1] });
    expect(now()).toBe('Dry roads');
  });
});

describe('an accepted suggestion', () => {
  it.each([
    ['shorter', 'Sealing costs little.'],
    ['longer', 'Sealing costs a sixth of an overlay. Nobody knows why.'],
    ['other', 'No word is the same'],
  ])('is told from its undo and its redo: %s', (_case, words) => {
    const { editor, passages, comment } = follow('Sealing costs a sixth of an overlay.');
    const range = passages.find([comment]).get('c')!;
    replacePassage(editor, range, words);
    passages.place('c', { from: range.from, to: range.from + words.length });
    const states = () => [passages.trackWords(comment, comment.quote), passages.trackWords(comment, words)];
    expect(states()).toEqual([false, true]);
    editor.undo();
    expect(passages.trackWords(comment, comment.quote)).toBe(true);
    expect(passages.trackWords(comment, words)).toBe(false);
    editor.redo();
    expect(passages.trackWords(comment, words)).toBe(true);
    editor.undo();
    expect(passages.trackWords(comment, comment.quote)).toBe(true);
  });
});

describe('replacePassage', () => {
  it('keeps links, footnotes and emphasis between the words, and is one step to undo', () => {
    const { editor, passages, comment, html: stored } = follow('Sealing costs a sixth of an overlay.');
    replacePassage(editor, passages.find([comment]).get('c')!, 'Seals cost a sixth of a new overlay.');
    expect(stored()).toContain(
      '<p>Seals cost <a href="/x">a sixth</a><small data-footnote="">So the manual.</small> of a new overlay.</p>',
    );
    editor.undo();
    expect(stored()).toBe(toHtml(documentOf(valueOf(html))));
  });

  it('replaces every word, and keeps a footnote between them', () => {
    const { editor, passages, comment, html: stored } = follow('a sixth of an overlay.');
    replacePassage(editor, passages.find([comment]).get('c')!, 'little');
    expect(stored()).toMatch(/<p>Sealing costs .*little.*<\/p>/);
    expect(stored()).toContain('<small data-footnote="">So the manual.</small>');
    expect(passages.flow().text).toContain('Sealing costs little');
  });

  it.each([
    ['the first word', 'Wet lanes', 'Damp lanes', 'Damp <strong>lanes</strong>'],
    ['the last word', 'Wet lanes', 'Wet edges', 'Wet <strong>edges</strong>'],
    ['a cell', '62', '64', '<td>64</td>'],
  ])('replaces %s', (_case, words, by, expected) => {
    const { editor, passages, comment, html: stored } = follow(words);
    replacePassage(editor, passages.find([comment]).get('c')!, by);
    expect(stored()).toContain(expected);
  });
});
