import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { FullWidth } from './FullWidth.tsx';
import { SelectCell } from './ListRow.tsx';
import { SelectAll } from './RowCheckbox.tsx';
import type { Selectable, Selection } from './use-selection.ts';

interface Column {
  name: string;
  isFigure?: boolean;
  /** Hidden on a phone, like its cells. */
  isWide?: boolean;
  /** For columns without a visible heading. */
  isHidden?: boolean;
}

interface TableHeadProps<Row extends Selectable> {
  columns: readonly Column[];
  /** Adds a column of checkboxes. */
  selection?: Selection<Row> | undefined;
}

/** The headings of a table's columns. */
export function TableHead<Row extends Selectable>({ columns, selection }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {selection && (
          <SelectCell>
            <SelectAll selection={selection} />
          </SelectCell>
        )}
        {columns.map(({ name, isFigure, isWide, isHidden }) => {
          const attributes = { scope: 'col', 'data-numeric': isFigure || undefined } as const;
          const words = isHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name;
          return isWide ? (
            <FullWidth as="th" key={name} {...attributes}>
              {words}
            </FullWidth>
          ) : (
            <th key={name} {...attributes}>
              {words}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
