import { styled } from 'styled-components';
import { CostKey, type CostShade } from '@workspace/ui/road/CostBars';
import { Table } from '@workspace/ui/Table';
import { space } from '@workspace/ui/theme/tokens.ts';
import { cityClaims } from '@workspace/contracts/claims/service-claims';

const Mark = styled.span`
  margin-right: ${space.sm};
  svg {
    display: inline-block;
  }
`;

const { total, savings, after, yearly } = cityClaims;

type Part = { claim: { wording: string; value: string }; shade: CostShade };

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
        {parts.map(({ claim: { wording, value }, shade }) => (
          <Cost key={wording} shade={shade} label={wording} value={value} />
        ))}
        <Cost label={total.wording} value={total.value} />
        <Cost label={`${after.wording} of ${savings.value}`} value={after.value} />
      </tbody>
      <tfoot>
        <Cost shade="lane" label="Annual savings" value={yearly.value} />
      </tfoot>
    </Table>
  );
}

function Cost({ shade, label, value }: { shade?: CostShade; label: string; value: string }) {
  return (
    <tr>
      <th scope="row">
        {shade && (
          <Mark>
            <CostKey shade={shade} />
          </Mark>
        )}
        {label}
      </th>
      <td data-numeric>{value}</td>
    </tr>
  );
}
