import type { Delivery } from '@workspace/contracts/newsletter-deliveries';
import { Table } from '@workspace/ui/Table';
import { useConsolePath } from '../../layout/base-path.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { ListBody } from '../../layout/ListBody.tsx';
import { ListRow, RowHint, RowLink, RowTitle } from '../../layout/ListRow.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { NonPhoneCell, PhoneOnly } from '../../layout/NonPhoneCell.tsx';
import { DeliveryBadge } from './DeliveryBadge.tsx';
import { DeliveryFacts } from './DeliveryFacts.tsx';

const columns = [
  { name: 'Recipient' },
  { name: 'Outcome' },
  { name: 'What is known', isHiddenOnPhone: true },
  { name: 'Last change', isHiddenOnPhone: true },
  { name: 'Actions', isHidden: true },
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
    <Table caption={caption} isCaptionHidden density="list">
      <TableHead columns={columns} />
      <ListBody>
        {deliveries.map((delivery) => {
          const { campaignId, campaignName, id, email, firstName, lastName, status, changedAt } = delivery;
          const name = [firstName, lastName].filter(Boolean).join(' ');
          return (
            <ListRow key={`${campaignId} ${id}`} name={email}>
              <RowTitle>
                {campaignName ? <RowLink to={path(`campaigns/${campaignId}`)}>{campaignName}</RowLink> : email}
                <RowHint>{campaignName ? email : name}</RowHint>
                <PhoneOnly>
                  <DeliveryFacts delivery={delivery} />
                </PhoneOnly>
              </RowTitle>
              <td>
                <DeliveryBadge status={status} />
              </td>
              <NonPhoneCell>
                <DeliveryFacts delivery={delivery} />
              </NonPhoneCell>
              <NonPhoneCell>{shortMoment(changedAt)}</NonPhoneCell>
            </ListRow>
          );
        })}
      </ListBody>
    </Table>
  );
}
