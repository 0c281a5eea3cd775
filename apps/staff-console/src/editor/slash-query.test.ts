// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { blockTools } from './block-tools.ts';
import { insertFromMenu, matchingBlocks, slashQuery } from './slash-query.ts';
import { p, ul, h, at, type, typeOut, undo, htmlAfter, type Run } from './test-editor.ts';

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
  it('is nowhere else', () => {
    expect(words([p('a')], at(0, 0, 0), type('/'))).toBeUndefined();
    expect(words([p('a ')], at(2, 0, 0), type('/'))).toBeUndefined();
    expect(words([p('/ab')], at(1, 0, 0))).toBeUndefined();
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
