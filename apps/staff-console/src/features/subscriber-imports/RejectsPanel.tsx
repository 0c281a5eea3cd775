import { styled } from 'styled-components';
import { exportRejects, type Reject, type SubscriberImport } from '@workspace/contracts/subscriber-imports';
import { urlOf } from '@workspace/contracts/endpoint/url-of';
import { ButtonLink } from '@workspace/ui/Button';
import { Panel } from '@workspace/ui/Panel';
import { Table } from '@workspace/ui/Table';
import { formatCount, formatNumber } from '../../layout/format-number.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { Permitted } from '../../layout/Permitted.tsx';

const reasons: Record<Reject['reason'], string> = {
  no_address: 'Has no address',
  bad_address: 'Is no email address',
  long_name: 'Has a name of more than 200 characters',
  bad_value: 'Has a value that its field cannot have',
  doubled: 'Stands further up already',
  left: 'Left or bounced before, and stays out',
};

const Written = styled.td`
  overflow-wrap: anywhere;
`;
const columns = [{ name: 'Line', isFigure: true }, { name: 'What stood there' }, { name: 'Why it is left out' }];

interface RejectsPanelProps {
  id: string;
  subscriberImport: SubscriberImport;
  /** The first rejected rows. */
  rejects: Reject[];
}

/** The rows that are not added, with their line numbers in the file and the reasons. */
export function RejectsPanel({ id, subscriberImport: { counts }, rejects }: RejectsPanelProps) {
  const all = counts.left + counts.doubled + counts.invalid;
  return (
    <Panel
      title={`${formatCount(all, 'row')} left out`}
      actions={
        <Permitted to="email-lists:write">
          <ButtonLink size="sm" href={urlOf(exportRejects, { params: { id } })}>
            All as CSV
          </ButtonLink>
        </Permitted>
      }
    >
      <Table
        caption={rejects.length < all ? `The first ${rejects.length} of ${formatNumber(all)}` : 'Rows left out'}
        isCaptionHidden={rejects.length >= all}
        density="list"
      >
        <TableHead columns={columns} />
        <tbody>
          {rejects.map(({ line, email, reason, detail }) => (
            <tr key={line}>
              <td data-numeric>{formatNumber(line)}</td>
              <Written>{email || 'nothing'}</Written>
              <td>{detail ?? reasons[reason]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
