// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { createConsoleEditor } from './create-console-editor.ts';
import { linkTool } from './link-tool.ts';
import { normalValueOf } from './normal-value.ts';
import type { PastedPictures } from './pasted-pictures.ts';
import { unreadParts } from './unread-parts.ts';
import { lostWords, storedWords, visibleWords, withoutMarkdown, wordsOf } from './visible-words.ts';
import { replacedWords } from './paste-fixtures/replaced-words.ts';
import { documentOf } from './rich-text-value.ts';
import { clipboard } from './test-editor.ts';

const folder = join(import.meta.dirname, 'paste-fixtures');
const fixture = (name: string) => readFileSync(join(folder, name), 'utf8');
const stored = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.stored'));
const sources = stored.map((name) => name.replaceAll('\\', '/').replace('.stored', '')).toSorted();
const isHtml = (source: string) => existsSync(join(folder, `${source}.clipboard`));

function pastedInto(text: string, data: DataTransfer, from = text.length): string {
  const editor = createConsoleEditor();
  editor.children = [{ type: 'paragraph', children: [{ text }] }];
  Transforms.select(editor, { anchor: { path: [0, 0], offset: from }, focus: Editor.end(editor, []) });
  editor.insertData(data);
  return toHtml(documentOf(editor.children));
}

/** Pastes a fixture: HTML from a `.clipboard`, plain text from a `.text`. */
const pasted = (source: string): string =>
  pastedInto('', isHtml(source) ? clipboard(fixture(`${source}.clipboard`)) : clipboard('', fixture(`${source}.text`)));

describe('paste from another program', () => {
  it.each(sources)('reduces a text from %s to the elements that the editor supports', (source) => {
    // Each block is on a line of its own, except that code has lines too.
    const expected = fixture(`${source}.stored`).replaceAll(/>\n(?=<(?!\/)|$)/g, '>');
    expect(pasted(source)).toBe(expected);
  });
});

describe('visible text of a paste', () => {
  it.each(sources)('is complete and in order: %s', (source) => {
    const words = isHtml(source)
      ? visibleWords(fixture(`${source}.clipboard`))
      : wordsOf(withoutMarkdown(fixture(`${source}.text`)));
    const lost = lostWords(words, storedWords(pasted(source)));
    expect(lost).toEqual(replacedWords[source]?.words ?? []);
  });

  it('is compared word by word, with notes at their references', () => {
    const stored = storedWords('<p>One<small data-footnote="">four</small> two</p><p>three</p>');
    expect(lostWords(['One', 'two', 'three', 'four'], stored)).toEqual([]);
    expect(lostWords(['One', 'three', 'two', 'five'], stored)).toEqual(['two', 'five']);
    expect(visibleWords('<p>a<b>b</b><span style="display:none">c</span> d</p>e')).toEqual(['ab', 'd', 'e']);
  });
});

it('links the selected text when a URL is pasted, and inserts it as text otherwise', () => {
  expect(pastedInto('see this', clipboard('', 'https://example.org/x'), 4)).toBe(
    '<p>see <a href="https://example.org/x">this</a></p>',
  );
  expect(pastedInto('see ', clipboard('', 'https://example.org/x'))).toBe('<p>see https://example.org/x</p>');
  expect(pastedInto('see this', clipboard('', 'javascript:alert(1)'), 4)).toBe('<p>see javascript:alert(1)</p>');
});

it.each([
  'a<small data-footnote="">see this</small>',
  '<figure data-link-card=""><a href="/b">b</a><figcaption>see this</figcaption></figure>',
])('replaces the selected text with a pasted URL where no link fits: %s', (html) => {
  const editor = createConsoleEditor();
  editor.children = normalValueOf(html);
  const [[, path] = []] = Editor.nodes(editor, { at: [], match: (node) => 'text' in node && node.text === 'see this' });
  Transforms.select(editor, { anchor: { path: path!, offset: 4 }, focus: Editor.end(editor, path!) });
  expect(linkTool.isReady?.(editor)).toBe(false);
  editor.insertData(clipboard('', 'https://example.org/x'));
  expect(toHtml(documentOf(editor.children))).toContain('>see https://example.org/x</');
  expect(linkTool.isReady?.(editor)).toBe(false);
});

describe('Slate fragment from another page', () => {
  const words = [{ text: 'Words' }];
  const row = (...children: unknown[]) => ({ type: 'table-row', children });
  const cell = (...children: unknown[]) => ({ type: 'table-cell', children });
  const cells = (...children: unknown[]) => [{ type: 'table', children: [row(cell(...children))] }];
  const clipboardOf = (fragment: string): DataTransfer => {
    const cached: Record<string, string> = { 'application/x-slate-fragment': fragment, 'text/html': '<p>as HTML</p>' };
    const getData = (type: string) => cached[type] ?? '';
    return { types: Object.keys(cached), files: [], getData } as unknown as DataTransfer;
  };
  const encoded = (fragment: unknown) => btoa(encodeURIComponent(JSON.stringify(fragment)));

  it.each([
    null,
    5,
    [],
    [null],
    [5],
    [{ text: 'at the top' }],
    [{ type: 'paragraph' }],
    [{ type: 'paragraph', children: [] }],
    [{ type: 'paragraph', children: 'Words' }],
    [{ type: 'paragraph', children: [null] }],
    [{ type: 'paragraph', children: [{ text: 5 }] }],
    [{ type: 'paragraph', children: [{ text: 'Words', type: 'link' }] }],
    [{ type: 'paragraph', children: [{ type: 'link', children: words }] }],
    [
      {
        type: 'paragraph',
        children: [{ type: 'link', url: '/x', children: [{ type: 'link', url: '/y', children: words }] }],
      },
    ],
    [{ type: 'script', children: words }],
    [{ type: '__proto__', children: words }],
    cells(5, null, { text: {} }),
    cells({ type: 'link', url: '/x' }),
  ])('is ignored when the editor cannot render it: %j', (fragment) => {
    expect(pastedInto('', clipboardOf(encoded(fragment)))).toBe('<p>as HTML</p>');
  });

  it('is ignored when it cannot be parsed', () => {
    for (const fragment of ['%', '====', btoa('%E0%A4%A'), btoa('{')])
      expect(pastedInto('', clipboardOf(fragment))).toBe('<p>as HTML</p>');
  });

  it('keeps its headings in a list', () => {
    const editor = createConsoleEditor();
    editor.children = normalValueOf('<ul><li>a</li></ul>');
    Transforms.select(editor, Editor.end(editor, []));
    const heading = { type: 'heading', level: 2, children: words };
    editor.insertData(clipboardOf(encoded([{ type: 'paragraph', children: words }, heading])));
    expect(toHtml(documentOf(editor.children))).toBe('<ul><li>a</li></ul><p>Words</p><h2>Words</h2>');
  });

  it('loses forbidden URLs of links', () => {
    const link = { type: 'link', url: 'javascript:ranHere=1', children: words };
    expect(pastedInto('', clipboardOf(encoded([{ type: 'paragraph', children: [link] }])))).toBe('<p>Words</p>');
    const table = { type: 'table', children: [row(cell(link), cell(...words)), row(cell(...words), cell(...words))] };
    expect(pastedInto('', clipboardOf(encoded([table])))).not.toContain('javascript');
  });
});

it('reads pasted HTML correctly when names in it shadow DOM properties', () => {
  const names = [
    'textContent',
    'childNodes',
    'nodeName',
    'nodeType',
    'getAttribute',
    'remove',
    'removeAttribute',
    'id',
  ];
  const fields = names.map((name) => `<object name=${name} id=${name}></object>`).join('');
  const images = ['body', 'querySelectorAll', 'createTreeWalker', 'createElement'].map(
    (name) => `<img id=${name} name=${name}>`,
  );
  const html = `<p>a</p><form name=body style="x:y" id=form>${fields}<p>b</p></form>${images.join('')}<p>c</p>`;
  expect(pastedInto('', clipboard(html))).toBe('<p>a</p><p>b</p><p>c</p>');
  expect(unreadParts(html)).toEqual(['form', 'img']);
});

it('keeps the lines of plain text', () =>
  expect(pastedInto('', clipboard('', 'one\ntwo'))).toBe('<p>one</p><p>two</p>'));

it('reports the pictures that are not in the library', () => {
  const reported: PastedPictures[] = [];
  const editor = createConsoleEditor((pictures) => reported.push(pictures));
  editor.children = [{ type: 'paragraph', children: [{ text: '' }] }];
  const last = (data: DataTransfer) => {
    Transforms.select(editor, Editor.end(editor, []));
    editor.insertData(data);
    return reported.splice(0).map(({ files, remote, lost }) => [files.length, remote.length, lost]);
  };
  const hidden = '<img src="a.png" width="1" height="1"><p style="display:none"><img src="b.png"></p>';
  const remote = '<picture><img src="https://example.com/b.png"></picture>';
  expect(last(clipboard(`<p>a <img src="a.png"></p>${remote}${hidden}`))).toEqual([[0, 1, 1]]);
  expect(last(clipboard('<p>b</p>'))).toEqual([]);
  const file = new File([''], 'screen.png', { type: 'image/png' });
  expect(last({ files: [file], getData: () => '' } as unknown as DataTransfer)).toEqual([[1, 0, 0]]);
  expect(last(clipboard('', 'c'))).toEqual([]);
});
