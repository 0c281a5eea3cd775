// @vitest-environment jsdom
import { Editor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import type { RichFootnote } from '@workspace/contracts/rich-text/document';
import { setLink } from './commands.ts';
import { insertFootnote } from './footnotes.ts';
import {
  p,
  h,
  ul,
  link,
  at,
  type,
  typeOut,
  enter,
  backspace,
  paste,
  undo,
  htmlAfter,
  type Run,
} from './test-editor.ts';

const note = (text: string): RichFootnote => ({ type: 'footnote', children: [{ text }] });
const small = (text: string) => `<small data-footnote="">${text}</small>`;
const withNote = (text = 'n') => p('a', note(text), 'b');

describe('footnote', () => {
  it('is written in place, and left by Enter', () => {
    expect(htmlAfter([p('ab')], at(1, 0, 0), insertFootnote, type('n'), enter, type('c'))).toBe(
      `<p>a${small('n')}cb</p>`,
    );
    expect(htmlAfter([p('ab')], at(1, 0, 0), typeOut('^[n'), enter, type('c'))).toBe(`<p>a${small('n')}cb</p>`);
    expect(htmlAfter([p('ab')], at(1, 0, 0), typeOut('^['), undo)).toBe('<p>a^[b</p>');
  });
  it('is left by the bracket that closes it, which undo gives back', () => {
    expect(htmlAfter([p('ab')], at(1, 0, 0), typeOut('^[n [1] m] c'))).toBe(`<p>a${small('n [1] m')} cb</p>`);
    expect(htmlAfter([p('ab')], at(1, 0, 0), typeOut('^[n]'), undo, type('c'))).toBe(`<p>a${small('n]c')}b</p>`);
    expect(htmlAfter([p('a[b')], at(3, 0, 0), typeOut(']'))).toBe('<p>a[b]</p>');
    expect(htmlAfter([withNote('nm')], at(1, 0, 1, 0), typeOut(']c'))).toBe(`<p>a${small('n]cm')}b</p>`);
  });
  it('follows the selection', () =>
    expect(htmlAfter([p('abc')], [at(1, 0, 0), at(2, 0, 0)], insertFootnote, type('n'))).toBe(
      `<p>ab${small('n')}c</p>`,
    ));
  it('is not stored while it is empty, and Backspace deletes it then', () => {
    expect(htmlAfter([p('ab')], at(1, 0, 0), insertFootnote)).toBe('<p>ab</p>');
    expect(htmlAfter([p('ab')], at(1, 0, 0), insertFootnote, backspace, type('c'))).toBe('<p>acb</p>');
    expect(htmlAfter([withNote()], at(1, 0, 1, 0), backspace, backspace, backspace)).toBe('<p>b</p>');
  });
  it('keeps its start when Backspace is pressed there', () =>
    expect(htmlAfter([withNote()], at(0, 0, 1, 0), backspace)).toBe(`<p>a${small('n')}b</p>`));
  it('keeps the web address of a pasted link as text, once', () => {
    const into = (address: string) =>
      htmlAfter([withNote()], at(1, 0, 1, 0), paste(p('', link('See', address), ' c')), type('d'));
    expect(into('https://x.example/y')).toBe(`<p>a${small('nSee (https://x.example/y) cd')}b</p>`);
    expect(into('/y')).toBe(`<p>a${small('nSee cd')}b</p>`);
    const bare = paste(p('', link('https://x.example', 'https://x.example/'), ''));
    expect(htmlAfter([withNote()], at(1, 0, 1, 0), bare)).toBe(`<p>a${small('nhttps://x.example')}b</p>`);
  });
  it('reads a typed link as words and address', () =>
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut('a^[See [b](https://c.example) d] e'))).toBe(
      `<p>a${small('See b (https://c.example) d')} e</p>`,
    ));
  it('holds no footnote and no link', () => {
    expect(htmlAfter([withNote()], at(1, 0, 1, 0), insertFootnote, type('c'))).toBe(`<p>a${small('nc')}b</p>`);
    const toY: Run = (editor) => setLink(editor, '/y');
    expect(htmlAfter([withNote('nm')], [at(0, 0, 1, 0), at(1, 0, 1, 0)], toY)).toBe(`<p>a${small('nm')}b</p>`);
  });
  it('splits a link', () =>
    expect(htmlAfter([p('', link('cd'), '')], at(1, 0, 1, 0), insertFootnote, type('n'))).toBe(
      `<p><a href="/x">c</a>${small('n')}<a href="/x">d</a></p>`,
    ));
  it('takes pasted blocks as lines', () =>
    expect(htmlAfter([withNote()], at(1, 0, 1, 0), paste(h('x'), ul('y')))).toBe(`<p>a${small('nx<br>y')}b</p>`));
  it('is copied with the text around it, and as text from within', () =>
    expect(
      htmlAfter([withNote('nm')], [at(0, 0, 1, 0), at(1, 0, 1, 0)], (editor) => {
        expect(editor.getFragment()).toEqual([{ type: 'paragraph', children: [{ text: 'n' }] }]);
        Transforms.select(editor, Editor.range(editor, []));
        expect(JSON.stringify(editor.getFragment())).toContain('footnote');
      }),
    ).toBe(`<p>a${small('nm')}b</p>`));
});
