import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Campaign } from '@workspace/contracts/newsletter-campaigns';
import { Table } from '@workspace/ui/Table';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { TableHead } from '../../layout/TableHead.tsx';
import { FullWidth } from '../../layout/FullWidth.tsx';
import { CampaignBadge } from './CampaignBadge.tsx';

const Subject = styled.p`
  max-width: 30rem;
  color: ${color.inkSoft};
  font: ${weight.text} ${text.xs} / 1.4 ${font.text};
`;

const columns = [
  { name: 'Campaign' },
  { name: 'Status' },
  { name: 'List', isWide: true },
  { name: 'Recipients', isFigure: true, isWide: true },
  { name: 'When', isWide: true },
];

/** Campaigns with their statuses. */
export function CampaignsTable({ campaigns }: { campaigns: Campaign[] }) {
  const path = useConsolePath();
  return (
    <Table caption="Campaigns" isCaptionHidden density="dense">
      <TableHead columns={columns} />
      <tbody>
        {campaigns.map((campaign) => (
          <tr key={campaign.id}>
            <th scope="row">
              <Link to={path(`campaigns/${campaign.id}`)}>{campaign.name}</Link>
              <Subject>{campaign.subject}</Subject>
            </th>
            <td>
              <CampaignBadge status={campaign.status} />
            </td>
            <FullWidth>{campaign.emailListName}</FullWidth>
            <FullWidth data-numeric>{campaign.startedAt ? formatNumber(campaign.recipientCount) : ''}</FullWidth>
            <FullWidth>{whenOf(campaign)}</FullWidth>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function whenOf({ status, scheduledAt, sentAt, startedAt, createdAt }: Campaign): string {
  if ((status === 'scheduled' || status === 'late') && scheduledAt) return `For ${shortMoment(scheduledAt)}`;
  if (status === 'sent' && sentAt) return shortMoment(sentAt);
  return startedAt ? `Begun ${shortMoment(startedAt)}` : `Written ${shortMoment(createdAt)}`;
}
