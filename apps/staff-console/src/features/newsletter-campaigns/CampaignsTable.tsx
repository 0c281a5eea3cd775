import type { Campaign } from '@workspace/contracts/newsletter-campaigns';
import { Table } from '@workspace/ui/Table';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { ListBody } from '../../layout/ListBody.tsx';
import { RowHead } from '../../layout/RowHead.tsx';
import { ListRow, RowLink, RowTitle } from '../../layout/ListRow.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { FullWidth } from '../../layout/FullWidth.tsx';
import { shortAudienceName } from './audience-name.ts';
import { CampaignBadge } from './CampaignBadge.tsx';
import { SubjectText } from './SubjectText.tsx';
import { mainSubject } from './campaign-subjects.ts';

const columns = [
  { name: 'Campaign' },
  { name: 'Status' },
  { name: 'Goes to', isWide: true },
  { name: 'Recipients', isFigure: true, isWide: true },
  { name: 'When', isWide: true },
  { name: 'Actions', isHidden: true },
];

/** Campaigns with their statuses. */
export function CampaignsTable({ campaigns }: { campaigns: Campaign[] }) {
  const path = useConsolePath();
  return (
    <Table caption="Campaigns" isCaptionHidden density="list">
      <TableHead columns={columns} />
      <ListBody>
        {campaigns.map((campaign) => (
          <ListRow key={campaign.id} name={campaign.name}>
            <RowTitle>
              <RowHead hint={mainSubject(campaign)} shownHint={<SubjectText>{mainSubject(campaign)}</SubjectText>}>
                <RowLink to={path(`campaigns/${campaign.id}`)}>{campaign.name}</RowLink>
              </RowHead>
            </RowTitle>
            <td>
              <CampaignBadge status={campaign.status} />
            </td>
            <FullWidth>{shortAudienceName(campaign)}</FullWidth>
            <FullWidth data-numeric>{campaign.startedAt ? formatNumber(campaign.recipientCount) : ''}</FullWidth>
            <FullWidth>{whenOf(campaign)}</FullWidth>
          </ListRow>
        ))}
      </ListBody>
    </Table>
  );
}

function whenOf({ status, scheduledAt, sentAt, startedAt, createdAt }: Campaign): string {
  if ((status === 'scheduled' || status === 'late') && scheduledAt) return `For ${shortMoment(scheduledAt)}`;
  if (status === 'sent' && sentAt) return shortMoment(sentAt);
  return startedAt ? `Started ${shortMoment(startedAt)}` : `Created ${shortMoment(createdAt)}`;
}
