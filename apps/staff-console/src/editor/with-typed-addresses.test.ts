import { Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import type { RichBlock } from '@workspace/contracts/rich-text/document';
import { createConsoleEditor } from './create-console-editor.ts';
import { at, clipboard, enter, h, htmlAfter, link, p, redo, type, typeOut, ul, undo, type Run } from './test-editor.ts';

const address = 'https://a.example/b';
const linked = (text = address) => `<a href="${text}">${text}</a>`;

describe('typed web address', () => {
  it('becomes a link with the space, Enter or line break behind it', () => {
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut(`See (${address}). c`))).toBe(`<p>See (${linked()}). c</p>`);
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut(address), enter, type('c'))).toBe(`<p>${linked()}</p><p>c</p>`);
    expect(htmlAfter([ul('')], at(0, 0, 0, 0), typeOut(address), enter, type('c'))).toBe(
      `<ul><li>${linked()}</li><li>c</li></ul>`,
    );
    expect(htmlAfter([h('')], at(0, 0, 0), typeOut(`${address}\nc`))).toBe(`<h2>${linked()}<br>c</h2>`);
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut(`**c** ${address}`), enter)).toBe(
      `<p><strong>c</strong> ${linked()}</p>`,
    );
  });
  it('becomes a link when its text was pasted', () => {
    const pasteText: Run = (editor) => editor.insertData(clipboard('', address));
    expect(htmlAfter([p('see ')], at(4, 0, 0), pasteText, type(' '), type('c'))).toBe(`<p>see ${linked()} c</p>`);
  });
  it('loses the link and keeps the words in one step to undo', () => {
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut(`${address} `), undo, type('c'))).toBe(`<p>${address} c</p>`);
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut(address), enter, undo, type('c'))).toBe(`<p>${address}</p><p>c</p>`);
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut(`${address} `), undo, redo, type('c'))).toBe(`<p>${linked()} c</p>`);
  });
  it('stays text in code, in footnotes and where it is not complete', () => {
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut(`\`${address} c\``))).toBe(`<p><code>${address} c</code></p>`);
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut(`\`\`\`${address} c`), enter)).toContain(`<code>${address} c`);
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut(`a^[${address} c`))).toContain(`>${address} c</small>`);
    expect(htmlAfter([p('')], at(0, 0, 0), typeOut('https:// a.example '))).toBe('<p>https:// a.example </p>');
  });
  it('stays in the link around it', () => {
    const inLink = [p('', link(address, '/x'), '')];
    expect(htmlAfter(inLink, at(address.length, 0, 1, 0), typeOut(' c'))).toBe(`<p><a href="/x">${address} c</a></p>`);
    expect(htmlAfter(inLink, at(0, 0, 2), enter, type('c'))).toBe(`<p><a href="/x">${address}</a></p><p>c</p>`);
  });
  it('becomes a link in a caption and a cell', () => {
    const typed = (block: RichBlock, path: number[], ...runs: Run[]) => {
      const editor = createConsoleEditor();
      editor.children = [p('a'), block, p('b')];
      Transforms.select(editor, { path, offset: 0 });
      for (const run of runs) run(editor);
      return JSON.stringify(editor.children);
    };
    const figure: RichBlock = { type: 'figure', url: '/media/a/b.jpg', alt: 'c', children: [{ text: '' }] };
    const cell = { type: 'table-cell' as const, children: [{ text: '' }] };
    const row = { type: 'table-row' as const, children: [cell, cell] };
    const result = `"url":"${address}"`;
    expect(typed(figure, [1, 0], typeOut(address), enter)).toContain(result);
    expect(typed({ type: 'table', children: [row, row] }, [1, 0, 0, 0], typeOut(address), enter)).toContain(result);
  });
});
