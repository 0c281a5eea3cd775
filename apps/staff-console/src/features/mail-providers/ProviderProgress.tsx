import { styled } from 'styled-components';
import type { CampaignProvider } from '@workspace/contracts/mail-providers';
import { StackedBar } from '@workspace/ui/StackedBar';
import { Table } from '@workspace/ui/Table';
import { space } from '@workspace/ui/theme/tokens.ts';
import { formatNumber } from '../../layout/format-number.ts';
import { NonPhoneCell } from '../../layout/NonPhoneCell.tsx';
import { TableHead } from '../../layout/TableHead.tsx';
import { outcomeParts } from '../newsletter-campaigns/outcome-parts.ts';

const Name = styled.div`
  display: grid;
  gap: ${space.xs};
  min-width: 8rem;
`;

const columns = [
  { name: 'Provider' },
  { name: 'Submitted', isFigure: true },
  { name: 'Queued', isFigure: true },
  { name: 'Later', isFigure: true },
  { name: 'Refused', isFigure: true, isHiddenOnPhone: true },
  { name: 'Uncertain', isFigure: true, isHiddenOnPhone: true },
  { name: 'Skipped', isFigure: true, isHiddenOnPhone: true },
];

/** The recipients of each provider by outcome, as bars with their figures. */
export const ProviderProgress = ({ providers }: { providers: readonly CampaignProvider[] }) => (
  <Table caption="Recipients by mail provider and outcome" isCaptionHidden density="dense">
    <TableHead columns={columns} />
    <tbody>
      {providers.map(({ key, name, counts }) => (
        <tr key={key}>
          <th scope="row">
            <Name>
              {name}
              <StackedBar isLegendHidden label={name} parts={outcomeParts(counts, false)} />
            </Name>
          </th>
          <td data-numeric>{formatNumber(counts.handedOver)}</td>
          <td data-numeric>{formatNumber(counts.queued)}</td>
          <td data-numeric>{formatNumber(counts.retry)}</td>
          <NonPhoneCell data-numeric>{formatNumber(counts.refused)}</NonPhoneCell>
          <NonPhoneCell data-numeric>{formatNumber(counts.uncertain)}</NonPhoneCell>
          <NonPhoneCell data-numeric>{formatNumber(counts.skipped)}</NonPhoneCell>
        </tr>
      ))}
    </tbody>
  </Table>
);
