import { styled } from 'styled-components';
import { CostKey, type CostShade } from '@workspace/ui/road/CostBars';
import { Table } from '@workspace/ui/Table';
import { space } from '@workspace/ui/theme/tokens.ts';
import { cityClaims } from '@workspace/contracts/claims/service-claims';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';
import type { Claim } from '@workspace/contracts/claims/claim';

const Mark = styled.span`
  margin-right: ${space.sm};
  svg {
    display: inline-block;
  }
`;

const { total, savings, after, yearly } = cityClaims;

type Part = { claim: Claim; shade: CostShade };

/** The table of example savings. */
export function SavingsTable({ parts }: { parts: readonly Part[] }) {
  return (
    <Table caption="Yearly cost of a city's streets and what an assessment saves, as an example" isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">In a year</th>
          <th scope="col" data-numeric>
            Cost
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ claim, shade }) => (
          <Cost key={claim.wording} shade={shade} label={claim.wording} value={claim.value} claims={[claim]} />
        ))}
        <Cost label={total.wording} value={total.value} claims={[total]} />
        <Cost label={`${after.wording} of ${savings.value}`} value={after.value} claims={[savings, after]} />
      </tbody>
      <tfoot>
        <Cost shade="lane" label="Annual savings" value={yearly.value} claims={[yearly]} />
      </tfoot>
    </Table>
  );
}

interface CostProps {
  shade?: CostShade;
  label: string;
  value: string;
  claims: readonly Claim[];
}

function Cost({ shade, label, value, claims }: CostProps) {
  return (
    <tr>
      <th scope="row">
        {shade && (
          <Mark>
            <CostKey shade={shade} />
          </Mark>
        )}
        {label}
        <ClaimMarks claims={claims} />
      </th>
      <td data-numeric>{value}</td>
    </tr>
  );
}
