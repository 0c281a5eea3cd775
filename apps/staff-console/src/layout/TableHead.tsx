import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { FullWidth } from './FullWidth.tsx';

interface Column {
  name: string;
  isFigure?: boolean;
  /** Hidden on a phone, like its cells. */
  isWide?: boolean;
  /** For columns without a visible heading. */
  isHidden?: boolean;
}

/** The headings of a table's columns. */
export function TableHead({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
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
