import { describe, expect, it } from 'vitest';
import { frameTables } from './frame-tables.ts';

const table = (head: string, ...rows: string[]) =>
  `<table><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;

describe('frameTables', () => {
  it('wraps each table in a numbered frame that scrolls by keyboard', () => {
    const { html, count } = frameTables(`${table('<th>a</th>', '<td>b</td>')}<p>c</p>${table('<th>d</th>')}`, 3);
    expect(count).toBe(2);
    expect(html.match(/<section[^>]*>/g)).toEqual([
      '<section data-table tabindex="0" aria-label="Table 3">',
      '<section data-table tabindex="0" aria-label="Table 4">',
    ]);
    expect(html).toContain('</table></section><p>c</p><section');
  });

  it('gives headings their scope and a corner cell none', () => {
    const { html } = frameTables(table('<th></th><th>Years</th>', '<th>Seal</th><td>some</td>'));
    expect(html).toContain('<tr><td></td><th scope="col">Years</th></tr>');
    expect(html).toContain('<tr><th scope="row">Seal</th><td>some</td></tr>');
  });

  it('makes the first cell of each row its heading below an empty corner', () => {
    const { html } = frameTables(
      table('<th></th><th>Years</th>', '<td><p>Seal</p></td><td>6</td>', '<td></td><td>9</td>'),
    );
    expect(html).toContain('<tr><th scope="row"><p>Seal</p></th><td data-align="right">6</td></tr>');
    expect(html).toContain('<tr><td></td><td data-align="right">9</td></tr>');
    expect(frameTables(table('<th>Work</th><th>Years</th>', '<td>Seal</td><td>6</td>')).html).not.toContain('row');
  });

  it('aligns only columns of figures to the right, with their heading', () => {
    const { html } = frameTables(
      table(
        '<th>Miles</th><th>Cost</th><th>Note</th>',
        '<td>3</td><td><strong>$4,224</strong></td><td>12%</td>',
        '<td>5</td><td></td><td>once</td>',
        '<td>7</td><td>$57.8M</td><td></td>',
        '<td>9</td><td>about $1.5 million<small data-footnote="">in 2026</small></td><td></td>',
      ),
    );
    expect(html).toContain(
      '<th scope="col">Miles</th><th scope="col" data-align="right">Cost</th><th scope="col">Note</th>',
    );
    expect(html).toContain('<td>3</td><td data-align="right"><strong>$4,224</strong></td><td>12%</td>');
    expect(html).toContain('<td>5</td><td data-align="right"></td><td>once</td>');
  });

  it('keeps the words of a column of single words whole, without its heading', () => {
    const { html } = frameTables(table('<th>PCI</th><th>Band</th>', '<td>85-100</td><td>Very Good</td>'));
    expect(html).toContain('<td data-align="left">85-100</td><td>Very Good</td>');
  });

  it('leaves other elements unchanged', () => {
    expect(frameTables('<p>a</p><ul><li>b</li></ul>').html).toBe('<p>a</p><ul><li>b</li></ul>');
  });
});
