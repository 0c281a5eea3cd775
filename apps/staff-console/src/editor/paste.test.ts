// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Editor, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { toHtml } from '@workspace/contracts/rich-text/to-html';
import { makeEditor } from './make-editor.ts';
import { documentOf } from './rich-text-value.ts';

const folder = join(import.meta.dirname, 'paste-fixtures');
const fixture = (name: string) => readFileSync(join(folder, name), 'utf8');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.stored'))
  .map((name) => name.replace('.stored', ''));

/** What a browser hands over of a clipboard with these. */
const clipboard = (html: string, plain = '') =>
  ({ getData: (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? plain : '') }) as DataTransfer;

function pastedInto(text: string, data: DataTransfer, from = text.length): string {
  const editor = makeEditor();
  editor.children = [{ type: 'paragraph', children: [{ text }] }];
  Transforms.select(editor, { anchor: { path: [0, 0], offset: from }, focus: Editor.end(editor, []) });
  editor.insertData(data);
  return toHtml(documentOf(editor.children));
}

describe('pasted from', () => {
  it.each(sources)('%s, a text is reduced to what the editor knows', (source) => {
    const expected = fixture(`${source}.stored`).replaceAll(/\n/g, '');
    expect(pastedInto('', clipboard(fixture(`${source}.clipboard`)))).toBe(expected);
  });
});

it('an address pasted over words links them, and anywhere else it is text', () => {
  expect(pastedInto('see this', clipboard('', 'https://example.org/x'), 4)).toBe(
    '<p>see <a href="https://example.org/x">this</a></p>',
  );
  expect(pastedInto('see ', clipboard('', 'https://example.org/x'))).toBe('<p>see https://example.org/x</p>');
  expect(pastedInto('see this', clipboard('', 'javascript:alert(1)'), 4)).toBe('<p>see javascript:alert(1)</p>');
});

it('plain text keeps its lines', () => expect(pastedInto('', clipboard('', 'one\ntwo'))).toBe('<p>one</p><p>two</p>'));
