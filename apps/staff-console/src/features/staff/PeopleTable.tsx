import type { StaffMember } from '@workspace/contracts/staff';
import { roleDescriptions } from '@workspace/contracts/roles';
import { Badge } from '@workspace/ui/Badge';
import { Button } from '@workspace/ui/Button';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { NonPhoneCell, PhoneOnly } from '../../layout/NonPhoneCell.tsx';
import { shortMoment } from '../../layout/local-time.ts';
import { Permitted } from '../../layout/Permitted.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { RowNote } from '../../layout/RowNote.tsx';

const columns = [
  { name: 'Person' },
  { name: 'Role', isHiddenOnPhone: true },
  { name: 'May change', isHiddenOnPhone: true },
  { name: 'Last sign-in', isHiddenOnPhone: true },
  { name: 'Actions', isHidden: true },
];
const origins: Readonly<Record<StaffMember['roleFrom'], string>> = {
  named: 'Named in STAFF_OWNERS',
  given: '',
  default: 'By default',
};

interface PeopleTableProps {
  people: readonly StaffMember[];
  onChange: (member: StaffMember) => void;
}

/** People with their roles. */
export function PeopleTable({ people, onChange }: PeopleTableProps) {
  return (
    <Table caption="People" isCaptionHidden density="list">
      <TableHead columns={columns} />
      <tbody>
        {people.map((member) => (
          <PersonRow key={member.id} member={member} onChange={() => onChange(member)} />
        ))}
      </tbody>
    </Table>
  );
}

function PersonRow({ member, onChange }: { member: StaffMember; onChange: () => void }) {
  const { name, email, role, roleFrom, isYou, lastSignInAt } = member;
  const roleText = (
    <>
      <Badge tone={role === 'owner' ? 'lane' : 'neutral'}>{role}</Badge>
      {origins[roleFrom] && <RowNote>{origins[roleFrom]}</RowNote>}
    </>
  );
  return (
    <tr>
      <th scope="row">
        {name}
        {isYou && ' (you)'}
        <RowNote>{email}</RowNote>
        <PhoneOnly>{roleText}</PhoneOnly>
      </th>
      <NonPhoneCell>{roleText}</NonPhoneCell>
      <NonPhoneCell>{roleDescriptions[role]}</NonPhoneCell>
      <NonPhoneCell>{shortMoment(lastSignInAt)}</NonPhoneCell>
      <td data-numeric>
        <Permitted to="staff:write">
          {roleFrom !== 'named' && (
            <Button size="sm" variant="quiet" onClick={onChange}>
              <span>
                Change role<VisuallyHidden> of {name}</VisuallyHidden>
              </span>
            </Button>
          )}
        </Permitted>
      </td>
    </tr>
  );
}
