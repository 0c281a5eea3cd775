import { withoutFootnotes } from './footnotes.ts';

/** A cell that is nothing but a figure: `$4,224`, `$57.8M`, `+12%`, `about $185,000`. */
const figure = /^(?:about )?[-–−+±]? ?\$?\d[\d,.]*(?: ?%| million| billion|[KMB])?$/;

/**
 * Makes tables readable: each in a frame that scrolls by itself, on a phone and by keyboard; headings with their
 * scope; and columns of figures aligned to the right. `html` has tables as our serializers write them; `first` is the
 * number of the first one, and `label` names them otherwise.
 */
export function frameTables(html: string, first = 1, label?: string): { html: string; count: number } {
  let count = 0;
  const framed = html.replace(/<table>(.*?)<\/table>/gs, (_all, inner: string) => {
    const name = label ?? `Table ${first + count}`;
    count += 1;
    return `<section data-table tabindex="0" aria-label="${name}"><table>${readable(inner)}</table></section>`;
  });
  return { html: framed, count };
}

function readable(table: string): string {
  const ofFigures = columnsOfFigures(/<tbody>.*<\/tbody>/s.exec(table)?.[0] ?? '');
  return table.replace(/<(thead|tbody)>(.*?)<\/\1>/gs, (part, name: string) =>
    part.replace(/<tr>(.*?)<\/tr>/gs, (row) => {
      let column = 0;
      return row.replace(/<(td|th)(?: [^>]*)?>(<\/th>)?/g, (_cell, tag: string, isCorner?: string) => {
        const align = ofFigures.has(column++) ? ' data-align="right"' : '';
        // A corner cell heads no row or column.
        if (isCorner) return `<td${align}></td>`;
        const scope = tag === 'td' ? '' : ` scope="${name === 'thead' ? 'col' : 'row'}"`;
        return `<${tag}${scope}${align}>`;
      });
    }),
  );
}

/** Returns the indexes, from 0, of columns whose filled cells are all figures. Never the first: it labels its row. */
function columnsOfFigures(body: string): Set<number> {
  const filled = new Map<number, boolean>();
  for (const [row] of body.matchAll(/<tr>.*?<\/tr>/gs))
    [...row.matchAll(/<(td|th)[^>]*>(.*?)<\/\1>/gs)].forEach(([, , inner = ''], column) => {
      const text = withoutFootnotes(inner)
        .replace(/<[^>]*>/g, '')
        .trim();
      if (text !== '' && column > 0) filled.set(column, filled.get(column) !== false && figure.test(text));
    });
  return new Set([...filled].flatMap(([column, isOfFigures]) => (isOfFigures ? [column] : [])));
}
