import { styled } from 'styled-components';
import type { Suppression } from '@workspace/contracts/mail-suppressions';
import { Button } from '@workspace/ui/Button';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { Narrow, FullWidth } from '../../layout/FullWidth.tsx';
import { suppressionReason } from './suppression-reasons.ts';

const Address = styled.span`
  overflow-wrap: anywhere;
`;
const Reason = styled.p`
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
  overflow-wrap: anywhere;
`;
const columns = [
  { name: 'Address' },
  { name: 'Reason', isWide: true },
  { name: 'Since', isWide: true },
  { name: 'Actions', isHidden: true },
];

interface SuppressionsTableProps {
  suppressions: readonly Suppression[];
  onAllow: (suppression: Suppression) => void;
}

/** Suppressed addresses, with a button to undo those by staff. */
export function SuppressionsTable({ suppressions, onAllow }: SuppressionsTableProps) {
  return (
    <Table caption="Suppressed addresses" isCaptionHidden density="dense">
      <TableHead columns={columns} />
      <tbody>
        {suppressions.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <Address>{one.email ?? 'Erased'}</Address>
              <Narrow>
                <Reason>{suppressionReason(one)}</Reason>
              </Narrow>
            </th>
            <FullWidth>{suppressionReason(one)}</FullWidth>
            <FullWidth>{shortMoment(one.since)}</FullWidth>
            <td data-numeric>
              {one.reason === 'staff' && (
                <Button size="sm" variant="quiet" onClick={() => onAllow(one)}>
                  <span>
                    Allow again<VisuallyHidden> {one.email}</VisuallyHidden>
                  </span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
