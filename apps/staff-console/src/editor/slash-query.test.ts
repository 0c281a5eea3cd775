// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { RichBlock, RichTableCell, RichTableRow } from '@workspace/contracts/rich-text/document';
import { blockTools } from './block-tools.ts';
import { footnoteTool } from './tools.ts';
import { insertFromMenu, matchingBlocks, slashQuery } from './slash-query.ts';
import { forgetSlash } from './with-slash.ts';
import { p, ul, h, link, at, type, typeOut, undo, htmlAfter, type Run } from './test-editor.ts';

const labels = (words: string) => matchingBlocks(blockTools, words).map(({ label }) => label);
const words = (document: Parameters<typeof htmlAfter>[0], place: Parameters<typeof htmlAfter>[1], ...runs: Run[]) => {
  let found: string | undefined;
  htmlAfter(document, place, ...runs, (editor) => {
    found = slashQuery(editor)?.words;
  });
  return found;
};

describe('slashQuery', () => {
  it('begins with a slash in an empty paragraph', () => {
    expect(words([p('')], at(0, 0, 0), type('/'))).toBe('');
    expect(words([p('')], at(0, 0, 0), typeOut('/code bl'))).toBe('code bl');
  });
  it('begins with a slash after a space inside a sentence', () => {
    expect(words([p('a b')], at(2, 0, 0), typeOut('/'))).toBe('');
    expect(words([p('a ')], at(2, 0, 0), typeOut('/quo'))).toBe('quo');
    expect(words([p('a', link('b'), ' ')], at(1, 0, 2), typeOut('/quo'))).toBe('quo');
  });
  it('begins in items, quotes and callouts too', () => {
    expect(words([ul('')], at(0, 0, 0, 0), typeOut('/he'))).toBe('he');
    expect(words([ul('a', ul('b '))], at(2, 0, 1, 0, 0), typeOut('/he'))).toBe('he');
    for (const block of ['quote', 'callout'] as const)
      expect(words([{ type: block, children: [{ text: 'a ' }] }], at(2, 0, 0), typeOut('/he'))).toBe('he');
  });
  it('leaves the slash as text once it is dismissed', () => {
    expect(words([p('a ')], at(2, 0, 0), typeOut('/q'), forgetSlash, typeOut('uo'))).toBeUndefined();
    expect(words([p('a ')], at(2, 0, 0), typeOut('/q'), forgetSlash, typeOut('uo /he'))).toBe('he');
  });
  it('is nowhere else', () => {
    expect(words([p('a')], at(1, 0, 0), type('/'))).toBeUndefined();
    expect(words([p('and ')], at(4, 0, 0), typeOut('/ or'))).toBeUndefined();
    expect(words([p('/ab')], at(1, 0, 0))).toBeUndefined();
    expect(words([p('a /ab')], at(5, 0, 0))).toBeUndefined();
    expect(words([h('')], at(0, 0, 0), type('/'))).toBeUndefined();
    const cell: RichTableCell = { type: 'table-cell', children: [{ text: '' }] };
    const row: RichTableRow = { type: 'table-row', children: [cell, cell] };
    const table: RichBlock = { type: 'table', children: [row, row] };
    expect(words([p(''), table, p('')], at(0, 1, 0, 0, 0), type('/'))).toBeUndefined();
    expect(words([p('')], at(0, 0, 0), typeOut('/usr/bin'))).toBeUndefined();
  });
});

describe('matchingBlocks', () => {
  it('finds blocks by the beginnings of words in any order', () => {
    expect(labels('')).toHaveLength(blockTools.length);
    expect(labels('head')).toEqual(['Heading', 'Small heading', 'Table']);
    expect(labels('list num')).toEqual(['Numbered list']);
    expect(labels('xyz')).toEqual([]);
  });
  it('finds blocks by their names in other editors', () => {
    expect(labels('chart')).toEqual(['PCI scale', 'Deterioration curve', 'Cost bars']);
    expect(labels('h3')).toEqual(['Subheading']);
    expect(labels('note')).toContain('Callout');
    expect(labels('hr')).toEqual(['Divider']);
  });
});

it('inserts every block in place of the query, in one step', () => {
  for (const tool of blockTools) {
    const choose: Run = (editor) => insertFromMenu(editor, slashQuery(editor)!, tool);
    const html = htmlAfter([p('a'), p('')], at(0, 1, 0), typeOut('/he'), choose, type('x'));
    expect(html).toContain('x');
    expect(html).not.toContain('/he');
    expect(htmlAfter([p('a'), p('')], at(0, 1, 0), typeOut('/he'), choose, undo)).toBe('<p>a</p><p>/he</p>');
  }
});

it('inserts every block below the sentence that has the query, in one step', () => {
  for (const tool of blockTools) {
    const choose: Run = (editor) => insertFromMenu(editor, slashQuery(editor)!, tool);
    const html = htmlAfter([p('a b')], at(2, 0, 0), typeOut('/he'), choose, type('x'));
    expect(html).toMatch(/^<p>a b<\/p>.*x/s);
    expect(htmlAfter([p('a b')], at(2, 0, 0), typeOut('/he'), choose, undo)).toBe('<p>a /heb</p>');
  }
  const quote = blockTools.find(({ label }) => label === 'Quote')!;
  const choose: Run = (editor) => insertFromMenu(editor, slashQuery(editor)!, quote);
  expect(htmlAfter([p('a ')], at(2, 0, 0), typeOut('/quo'), choose, type('b'))).toBe(
    '<p>a</p><blockquote>b</blockquote>',
  );
});

describe('in a list or a quote', () => {
  const choose =
    (label: string): Run =>
    (editor) =>
      insertFromMenu(
        editor,
        slashQuery(editor)!,
        blockTools.find((tool) => tool.label === label)!,
      );
  const quote = (text: string): RichBlock => ({ type: 'quote', children: [{ text }] });
  it('turns an empty item into the block, between the items around it', () => {
    const empty = [ul('a', '', 'b')];
    const place = at(0, 0, 1, 0);
    expect(htmlAfter(empty, place, typeOut('/he'), choose('Heading'), type('x'))).toBe(
      '<ul><li>a</li></ul><h2>x</h2><ul><li>b</li></ul>',
    );
    expect(htmlAfter(empty, place, typeOut('/d'), choose('Divider'), type('x'))).toBe(
      '<ul><li>a</li></ul><hr><p>x</p><ul><li>b</li></ul>',
    );
    expect(htmlAfter(empty, place, typeOut('/n'), choose('Numbered list'), type('x'))).toBe(
      '<ul><li>a</li></ul><ol><li>x</li></ol><ul><li>b</li></ul>',
    );
    expect(htmlAfter(empty, place, typeOut('/b'), choose('Bullet list'), type('x'))).toBe(
      '<ul><li>a</li><li>x</li><li>b</li></ul>',
    );
  });
  it('puts the block below an item with words and below its sublist', () => {
    expect(htmlAfter([ul('a ', 'b')], at(2, 0, 0, 0), typeOut('/he'), choose('Heading'), type('x'))).toBe(
      '<ul><li>a</li></ul><h2>x</h2><ul><li>b</li></ul>',
    );
    expect(htmlAfter([ul('a ', ul('b'), 'c')], at(2, 0, 0, 0), typeOut('/he'), choose('Quote'), type('x'))).toBe(
      '<ul><li>a<ul><li>b</li></ul></li></ul><blockquote>x</blockquote><ul><li>c</li></ul>',
    );
    expect(htmlAfter([ul('a', ul('b '), 'c')], at(2, 0, 1, 0, 0), typeOut('/he'), choose('Quote'), type('x'))).toBe(
      '<ul><li>a<ul><li>b</li></ul></li></ul><blockquote>x</blockquote><ul><li>c</li></ul>',
    );
  });
  it('puts the block below a quote with words, and in place of an empty one', () => {
    expect(htmlAfter([quote('a ')], at(2, 0, 0), typeOut('/he'), choose('Heading'), type('x'))).toBe(
      '<blockquote>a</blockquote><h2>x</h2>',
    );
    expect(htmlAfter([quote('')], at(0, 0, 0), typeOut('/d'), choose('Divider'), type('x'))).toBe('<hr><p>x</p>');
    expect(htmlAfter([quote('')], at(0, 0, 0), typeOut('/q'), choose('Quote'), type('x'))).toBe(
      '<blockquote>x</blockquote>',
    );
  });
  it('is one step to undo, for every block', () => {
    for (const { label } of blockTools) {
      const html = htmlAfter([ul('a ', 'b')], at(2, 0, 0, 0), typeOut('/he'), choose(label), type('x'));
      expect(html).toMatch(/^<ul><li>a<.*x.*b/s);
      const after = [typeOut('/he'), choose(label), undo];
      expect(htmlAfter([ul('a ', 'b')], at(2, 0, 0, 0), ...after)).toBe('<ul><li>a /he</li><li>b</li></ul>');
      expect(htmlAfter([ul('a', '')], at(0, 0, 1, 0), ...after)).toBe('<ul><li>a</li><li>/he</li></ul>');
    }
  });
  it('inserts a footnote behind the word in an item', () => {
    const insertNote: Run = (editor) => insertFromMenu(editor, slashQuery(editor)!, footnoteTool);
    expect(htmlAfter([ul('a ', 'word ')], at(5, 0, 1, 0), typeOut('/f'), insertNote, type('n'))).toBe(
      '<ul><li>a </li><li>word<small data-footnote="">n</small></li></ul>',
    );
    expect(htmlAfter([ul('a ', '')], at(0, 0, 1, 0), typeOut('/f'), insertNote, type('n'))).toBe(
      '<ul><li>a </li><li><small data-footnote="">n</small></li></ul>',
    );
  });
});

it('inserts a footnote behind the word before the query, in one step', () => {
  const choose: Run = (editor) => insertFromMenu(editor, slashQuery(editor)!, footnoteTool);
  const after = (document: Parameters<typeof htmlAfter>[0], ...runs: Run[]) =>
    htmlAfter(document, at(5, 0, 0), typeOut('/foot'), choose, ...runs);
  const note = '<small data-footnote="">n</small>';
  expect(after([p('word ')], type('n'))).toBe(`<p>word${note}</p>`);
  expect(after([p('word  rest')], type('n'))).toBe(`<p>word${note} rest</p>`);
  expect(after([p('word rest')], type('n'))).toBe(`<p>word${note} rest</p>`);
  expect(after([p('word rest')], undo)).toBe('<p>word /footrest</p>');
});
