import type { Campaign } from '@workspace/contracts/campaign';
import { Table } from '@workspace/ui/Table';
import { useConsolePath } from '../../layout/base-path.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { ListBody } from '../../layout/ListBody.tsx';
import { RowHead } from '../../layout/RowHead.tsx';
import { ListRow, RowLink, RowTitle } from '../../layout/ListRow.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { NonPhoneCell } from '../../layout/NonPhoneCell.tsx';
import { shortAudienceName } from './audience-name.ts';
import { CampaignBadge } from './CampaignBadge.tsx';
import { SubjectText } from './SubjectText.tsx';
import { mainSubject } from './campaign-subjects.ts';

const columns = [
  { name: 'Campaign' },
  { name: 'Status' },
  { name: 'Goes to', isHiddenOnPhone: true },
  { name: 'Recipients', isFigure: true, isHiddenOnPhone: true },
  { name: 'When', isHiddenOnPhone: true },
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
            <NonPhoneCell>{shortAudienceName(campaign)}</NonPhoneCell>
            <NonPhoneCell data-numeric>{campaign.startedAt ? formatNumber(campaign.recipientCount) : ''}</NonPhoneCell>
            <NonPhoneCell>{whenOf(campaign)}</NonPhoneCell>
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
