// @vitest-environment jsdom
import { Editor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { documentOf } from '../../editor/rich-text-value.ts';
import { clipboard, enter, typeOut, type Run } from '../../editor/test-editor.ts';
import { createMailEditor } from './create-mail-editor.ts';

const paste =
  (html: string): Run =>
  (editor) =>
    editor.insertData(clipboard(html));

async function editorAfter(...runs: Run[]): Promise<Editor> {
  const editor = createMailEditor();
  editor.children = [{ type: 'paragraph', children: [{ text: '' }] }];
  Transforms.select(editor, Editor.end(editor, []));
  for (const run of runs) {
    run(editor);
    // Slate ends a step to undo in a microtask.
    await Promise.resolve();
  }
  return editor;
}
const htmlOf = ({ children }: Editor) => toHtml(documentOf(children));
const htmlAfter = async (...runs: Run[]) => htmlOf(await editorAfter(...runs));

describe('editor of an email', () => {
  it.each([
    ['## a', '<h2>a</h2>'],
    ['- a', '<ul><li>a</li></ul>'],
    ['> a', '<blockquote>a</blockquote>'],
    ['**a** *b* [c](/d)', '<p><strong>a</strong> <em>b</em> <a href="/d">c</a></p>'],
    ['[a](#b) c', '<p>[a](#b) c</p>'],
    ['! a', '<p>! a</p>'],
    ['```a', '<p>```a</p>'],
    ['--- a', '<p>--- a</p>'],
    ['`a` ~~b~~ c^[d', '<p>`a` ~~b~~ c^[d</p>'],
  ])('formats %j only where an email shows it', async (typed, html) => {
    expect(await htmlAfter(typeOut(typed))).toBe(html);
  });

  it('leaves a row of bars as text', async () =>
    expect(await htmlAfter(typeOut('| a | b |'), enter, typeOut('c'))).toBe('<p>| a | b |</p><p>c</p>'));

  it.each([
    ['<table><tr><th>a</th><th>b</th></tr><tr><td>c</td><td>d</td></tr></table>', '<p>a</p><p>b</p><p>c</p><p>de</p>'],
    ['<p>a</p><aside>b</aside><pre>c\nd</pre>', '<p>a</p><p>b</p><p>c<br>de</p>'],
    ['<p>a</p><hr><p>b</p>', '<p>a</p><p>be</p>'],
    ['<p>a<small data-footnote="">b</small> <s>c</s> <code>d</code><sup>2</sup></p>', '<p>a (b) c d2e</p>'],
    [
      '<p>a<small data-footnote="">b <a href="https://c.example">c</a></small>, d</p>',
      '<p>a (b c (<a href="https://c.example">https://c.example</a>)), de</p>',
    ],
    [
      '<p>a</p><figure data-video=""><a href="https://vimeo.com/12">b</a><figcaption>c</figcaption></figure>',
      '<p>a</p><p><a href="https://vimeo.com/12">b</a><br>ce</p>',
    ],
    ['<p><a href="../b">a</a> <a href="/d">b</a> c</p>', '<p>a <a href="/d">b</a> ce</p>'],
    ['<ul><li>a<ul><li>b</li></ul></li></ul><h3>c</h3>', '<ul><li>a<ul><li>b</li></ul></li></ul><h3>ce</h3>'],
  ])('shows %j as the email will, with the cursor at its end', async (html, shown) => {
    const editor = await editorAfter(paste(html), typeOut('e'));
    expect(htmlOf(editor)).toBe(shown);
    while (editor.history.undos.length > 0) editor.undo();
    expect(htmlOf(editor)).toBe('');
  });
});
