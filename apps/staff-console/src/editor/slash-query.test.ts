// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
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
    expect(words([ul('')], at(0, 0, 0, 0), type('/'))).toBeUndefined();
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
