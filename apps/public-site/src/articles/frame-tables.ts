import { withoutFootnotes } from './footnotes.ts';

/** A cell that is nothing but a figure: `$4,224`, `$57.8M`, `+12%`, `about $185,000`. */
const figure = /^(?:about )?[-–−+±]? ?\$?\d[\d,.]*(?: ?%| million| billion|[KMB])?$/;

/** A word that would be broken at its hyphens alone. */
const singleWord = /^\S{1,12}$/;

/**
 * Makes tables readable: each in a frame that scrolls by itself, on a phone and by keyboard; headings with their
 * scope, also of rows below an empty corner; and columns of figures aligned to the right. `html` has tables as our serializers write them; `first` is the
 * number of the first one, and `label` names them otherwise.
 */
export function frameTables(html: string, first = 1, label?: string): { html: string; count: number } {
  let count = 0;
  const framed = html.replace(/<table>(.*?)<\/table>/gs, (_all, inner: string) => {
    const name = label ?? `Table ${first + count}`;
    count += 1;
    return `<section data-table tabindex="0" aria-label="${name}"><table>${readable(withRowHeadings(inner))}</table></section>`;
  });
  return { html: framed, count };
}

/** Below an empty corner, the first column labels the rows: Markdown has no headings for them. */
function withRowHeadings(table: string): string {
  if (!/<thead>\s*<tr>\s*<th[^>]*><\/th>/.test(table)) return table;
  return table.replaceAll(
    /(<tr>\s*)<td([^>]*)>(?!<\/td>)(.+?)<\/td>/gs,
    (_all, row: string, attributes: string, inner: string) => `${row}<th${attributes}>${inner}</th>`,
  );
}

function readable(table: string): string {
  const alignments = alignmentsOf(/<tbody>.*<\/tbody>/s.exec(table)?.[0] ?? '');
  return table.replace(/<(thead|tbody)>(.*?)<\/\1>/gs, (part, name: string) =>
    part.replace(/<tr>(.*?)<\/tr>/gs, (row) => {
      let column = 0;
      return row.replace(/<(td|th)(?: [^>]*)?>(<\/th>)?/g, (_cell, tag: string, isCorner?: string) => {
        const alignment = alignments.get(column++);
        const align = alignment ? ` data-align="${alignment}"` : '';
        // A corner cell heads no row or column.
        if (isCorner) return `<td${align}></td>`;
        const scope = tag === 'td' ? '' : ` scope="${name === 'thead' ? 'col' : 'row'}"`;
        return `<${tag}${scope}${align}>`;
      });
    }),
  );
}

/**
 * Returns the alignment of columns, by their index from 0. Columns of figures alone stand at the right, but never the
 * first, which labels its row. Columns of single words with hyphens, such as 85-100, stand at the left; neither kind is wrapped.
 */
function alignmentsOf(body: string): ReadonlyMap<number, 'left' | 'right'> {
  const columns = new Map<number, string[]>();
  for (const [row] of body.matchAll(/<tr>.*?<\/tr>/gs))
    [...row.matchAll(/<(td|th)[^>]*>(.*?)<\/\1>/gs)].forEach(([, , inner = ''], column) => {
      const text = withoutFootnotes(inner)
        .replace(/<[^>]*>/g, '')
        .trim();
      if (text !== '') columns.set(column, [...(columns.get(column) ?? []), text]);
    });
  const alignments = new Map<number, 'left' | 'right'>();
  for (const [column, texts] of columns) {
    const breaks = texts.every((text) => singleWord.test(text)) && texts.some((text) => text.includes('-'));
    if (column > 0 && texts.every((text) => figure.test(text))) alignments.set(column, 'right');
    else if (breaks) alignments.set(column, 'left');
  }
  return alignments;
}
