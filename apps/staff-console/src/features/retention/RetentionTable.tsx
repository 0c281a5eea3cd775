import type { RetentionRule } from '@workspace/contracts/retention';
import { Badge } from '@workspace/ui/Badge';
import { Table } from '@workspace/ui/Table';
import { formatNumber } from '../../layout/format-number.ts';
import { NonPhoneCell } from '../../layout/NonPhoneCell.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import { RowNote } from '../../layout/RowNote.tsx';
import { TableHead } from '../../layout/TableHead.tsx';

const columns = [
  { name: 'Rule' },
  { name: 'Stored', isFigure: true, isHiddenOnPhone: true },
  { name: 'Tonight', isFigure: true },
  { name: '30 days', isFigure: true },
  { name: 'Next', isHiddenOnPhone: true },
];

/** Retention rules, each with the numbers of rows that it deletes. */
export function RetentionTable({ rules }: { rules: readonly RetentionRule[] }) {
  return (
    <Table caption="Rows that go tonight, and within 30 days" isCaptionHidden density="list">
      <TableHead columns={columns} />
      <tbody>
        {rules.map(({ key, name, sentence, stored, due, dueWithin30Days, nextAt }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <RowNote>{sentence}</RowNote>
            </th>
            <NonPhoneCell data-numeric>{formatNumber(stored)}</NonPhoneCell>
            <td data-numeric>{due > 0 ? <Badge tone="caution">{formatNumber(due)}</Badge> : '0'}</td>
            <td data-numeric>{formatNumber(dueWithin30Days)}</td>
            <NonPhoneCell>{nextAt === null ? 'None' : shortMoment(nextAt)}</NonPhoneCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
