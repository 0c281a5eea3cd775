import type { Suppression } from '@workspace/contracts/mail-suppressions';
import { Table } from '@workspace/ui/Table';
import { shortMoment } from '../../layout/local-time.ts';
import { ListBody } from '../../layout/ListBody.tsx';
import { ListRow, RowHint, RowTitle } from '../../layout/ListRow.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { FullWidth } from '../../layout/FullWidth.tsx';
import { suppressionReason } from './suppression-reasons.ts';

const columns = [{ name: 'Address and reason' }, { name: 'Since', isWide: true }, { name: 'Actions', isHidden: true }];

interface SuppressionsTableProps {
  suppressions: readonly Suppression[];
  onAllow: (suppression: Suppression) => void;
}

/** Suppressed addresses, with a button to undo those by staff. */
export function SuppressionsTable({ suppressions, onAllow }: SuppressionsTableProps) {
  const actionsOf = (one: Suppression) =>
    one.reason === 'staff' ? [{ label: 'Allow again', onSelect: () => onAllow(one) }] : [];
  return (
    <Table caption="Suppressed addresses" isCaptionHidden density="list">
      <TableHead columns={columns} />
      <ListBody>
        {suppressions.map((one) => (
          <ListRow
            key={one.id}
            name={one.email ?? 'Erased'}
            actions={actionsOf(one)}
            permission="mail-suppressions:write"
          >
            <RowTitle>
              {one.email ?? 'Erased'}
              <RowHint>{suppressionReason(one)}</RowHint>
            </RowTitle>
            <FullWidth>{shortMoment(one.since)}</FullWidth>
          </ListRow>
        ))}
      </ListBody>
    </Table>
  );
}
