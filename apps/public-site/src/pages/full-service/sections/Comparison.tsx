import { styled } from 'styled-components';
import { CostByLength } from '@workspace/ui/road/CostByLength';
import { Table } from '@workspace/ui/Table';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { fullServiceClaims } from '@workspace/contracts/claims/service-claims';
import { Section } from '../../../layout/Section.tsx';
import { SiteLink } from '../../../layout/SiteLink.tsx';
import { dollarsOf } from '../../services/dollars-of.ts';
import { ClaimMarks } from '../../../claim-notes/ClaimMarks.tsx';

const Head = styled.div`
  display: grid;
  gap: ${space.md};
  max-width: 40rem;
  padding-bottom: ${space.xxl};
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  align-items: start;
  td strong {
    ${media.phoneUp} {
      white-space: nowrap;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    gap: 4rem;
    tbody th {
      white-space: nowrap;
    }
  }
`;

const { inspection, inspectionMiles, price, speed } = fullServiceClaims;

const rows = [
  { label: 'Cost', before: inspection.value, ours: `${price.value} per mile`, claims: [inspection, price] },
  { label: 'Time to results', before: 'Months', ours: 'Days', claims: [speed] },
  { label: 'What you pay for', before: 'Consultants, field inspection, scheduling', ours: 'One fee', claims: [] },
  { label: `For ${inspection.value}`, before: 'One inspection', ours: `${inspectionMiles.value} miles`, claims: [] },
] as const;

/** The total cost of an inspection, compared with a price per mile. */
export function Comparison() {
  return (
    <Section labelledBy="cost-title">
      <Head>
        <h2 id="cost-title">The total, before and by the mile</h2>
        <p>
          Budget {inspection.value} {inspection.wording} and wait for months, or pay {price.value} for each mile and
          read results in {speed.value}. Below {inspectionMiles.value} miles the second is the smaller sum.{' '}
          <SiteLink item={{ label: 'Work it out for your own miles', to: '/cost' }} />.
        </p>
      </Head>
      <Split>
        <ComparisonTable />
        <CostByLength
          perMile={dollarsOf(price.value)}
          fixed={dollarsOf(inspection.value)}
          fixedName={`Traditional inspection, ${inspection.value}`}
          perMileName={`Full Service, ${price.value} a mile`}
          description={`Cost against miles of road. A traditional inspection is a level line at ${inspection.value}. Full Service rises by ${price.value} for each mile and meets that line at ${inspectionMiles.value} miles.`}
        />
      </Split>
    </Section>
  );
}

function ComparisonTable() {
  return (
    <Table caption="Total cost: traditional inspection and Full Service" isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Measure</VisuallyHidden>
          </th>
          <th scope="col">Traditional</th>
          <th scope="col">Full Service</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, ours, claims }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <ClaimMarks claims={claims} />
            </th>
            <td>{before}</td>
            <td>
              <strong>{ours}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
