import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { NonPhoneCell } from './NonPhoneCell.tsx';
import { SelectCell } from './ListRow.tsx';
import { SelectAll } from './RowCheckbox.tsx';
import type { Selectable, Selection } from './use-selection.ts';

interface Column {
  name: string;
  isFigure?: boolean;
  /** Hidden on a phone, like its cells. */
  isHiddenOnPhone?: boolean;
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
        {columns.map(({ name, isFigure, isHiddenOnPhone, isHidden }) => {
          const attributes = { scope: 'col', 'data-numeric': isFigure || undefined } as const;
          const words = isHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name;
          return isHiddenOnPhone ? (
            <NonPhoneCell as="th" key={name} {...attributes}>
              {words}
            </NonPhoneCell>
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
