import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Delivery } from '@workspace/contracts/newsletter-deliveries';
import { Table } from '@workspace/ui/Table';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { Narrow, FullWidth } from '../../layout/FullWidth.tsx';
import { DeliveryBadge } from './DeliveryBadge.tsx';
import { DeliveryFacts } from './DeliveryFacts.tsx';

const Address = styled.span`
  overflow-wrap: anywhere;
`;
const Name = styled.p`
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
`;
const columns = [
  { name: 'Recipient' },
  { name: 'Outcome', isWide: true },
  { name: 'What is known' },
  { name: 'Last change', isWide: true },
];

interface DeliveriesTableProps {
  caption: string;
  /** With the campaign's name if the rows are from several campaigns. */
  deliveries: readonly (Delivery & { campaignName?: string })[];
}

/** Rows of a ledger. */
export function DeliveriesTable({ caption, deliveries }: DeliveriesTableProps) {
  const path = useConsolePath();
  return (
    <Table caption={caption} isCaptionHidden density="dense">
      <TableHead columns={columns} />
      <tbody>
        {deliveries.map((delivery) => {
          const { campaignId, campaignName, id, email, firstName, lastName, status, changedAt } = delivery;
          const name = [firstName, lastName].filter(Boolean).join(' ');
          return (
            <tr key={`${campaignId} ${id}`}>
              <th scope="row">
                {campaignName && (
                  <p>
                    <Link to={path(`campaigns/${campaignId}`)}>{campaignName}</Link>
                  </p>
                )}
                <Address>{email}</Address>
                {name && <Name>{name}</Name>}
                <Narrow>
                  <DeliveryBadge status={status} />
                </Narrow>
              </th>
              <FullWidth>
                <DeliveryBadge status={status} />
              </FullWidth>
              <td>
                <DeliveryFacts delivery={delivery} />
              </td>
              <FullWidth>{shortMoment(changedAt)}</FullWidth>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
