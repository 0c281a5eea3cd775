import type { Suppression } from '@workspace/contracts/suppressions';
import { Table } from '@workspace/ui/Table';
import { shortMoment } from '../../layout/local-time.ts';
import { ListBody } from '../../layout/ListBody.tsx';
import { ListRow, RowLine, RowTitle } from '../../layout/ListRow.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { NonPhoneCell, PhoneOnly } from '../../layout/NonPhoneCell.tsx';
import { canLift, suppressionReason } from './suppression-reasons.ts';

const columns = [
  { name: 'Address and reason' },
  { name: 'Since', isHiddenOnPhone: true },
  { name: 'Actions', isHidden: true },
];

interface SuppressionsTableProps {
  suppressions: readonly Suppression[];
  onAllow: (suppression: Suppression) => void;
}

/** Suppressed addresses with their reasons, and an action to allow those again that staff may. */
export function SuppressionsTable({ suppressions, onAllow }: SuppressionsTableProps) {
  const actionsOf = (one: Suppression) =>
    canLift(one) ? [{ label: 'Allow again', onSelect: () => onAllow(one) }] : [];
  return (
    <Table caption="Suppressions" isCaptionHidden density="list">
      <TableHead columns={columns} />
      <ListBody>
        {suppressions.map((one) => (
          <ListRow key={one.id} name={one.email ?? 'Erased'} actions={actionsOf(one)} permission="suppressions:write">
            <RowTitle>
              {one.email ?? 'Erased'}
              <RowLine>{suppressionReason(one)}</RowLine>
              <PhoneOnly>
                <RowLine>{shortMoment(one.since)}</RowLine>
              </PhoneOnly>
            </RowTitle>
            <NonPhoneCell>{shortMoment(one.since)}</NonPhoneCell>
          </ListRow>
        ))}
      </ListBody>
    </Table>
  );
}
