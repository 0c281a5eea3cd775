import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { EmailList } from '@workspace/contracts/email-lists';
import { Badge } from '@workspace/ui/Badge';
import { Button } from '@workspace/ui/Button';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { moveBetweenRows } from '../../layout/move-between-rows.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { FullWidth } from '../../layout/FullWidth.tsx';

const Description = styled.p`
  max-width: 30rem;
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
`;

const columns = [
  { name: 'List' },
  { name: 'Subscribers', isFigure: true },
  { name: 'Created', isWide: true },
  { name: 'Actions', isHidden: true },
];

/** The lists with their number of subscribers. The website's own list cannot be deleted. */
export function ListsTable({ lists, onDelete }: { lists: EmailList[]; onDelete: (list: EmailList) => void }) {
  const path = useConsolePath();
  return (
    <Table caption="Email lists" isCaptionHidden density="dense">
      <TableHead columns={columns} />
      <tbody onKeyDown={moveBetweenRows}>
        {lists.map((list) => (
          <tr key={list.id}>
            <th scope="row">
              <Link to={path(`lists/${list.id}`)}>{list.name}</Link>{' '}
              {list.kind === 'website' && <Badge>From the website</Badge>}
              {list.description && <Description>{list.description}</Description>}
            </th>
            <td data-numeric>{formatNumber(list.subscriberCount)}</td>
            <FullWidth>{shortMoment(list.createdAt)}</FullWidth>
            <td data-numeric>
              {list.kind === 'own' && (
                <Button size="sm" variant="quiet" data-deletes onClick={() => onDelete(list)}>
                  <span>
                    Delete<VisuallyHidden> {list.name}</VisuallyHidden>
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
