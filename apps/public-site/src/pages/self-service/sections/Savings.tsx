import { styled } from 'styled-components';
import { CostBars, CostKey, type CostShade } from '@workspace/ui/road/CostBars';
import { Table } from '@workspace/ui/Table';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { selfServiceClaims } from '@workspace/contracts/claims/service-claims';
import { Section } from '../../../layout/Section.tsx';
import { SiteLink } from '../../../layout/SiteLink.tsx';
import { dollarsOf } from '../../services/dollars-of.ts';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';
import type { Claim } from '@workspace/contracts/claims/claim';

const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
    gap: 4.5rem;
  }
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  > p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
`;
const Return = styled.p`
  display: grid;
  gap: ${space.xs};
  padding-top: ${space.lg};
  border-top: 2px solid ${color.ink};
  && {
    color: ${color.ink};
    font-size: ${text.md};
  }
  strong {
    font: ${weight.heavy} clamp(2.5rem, 1.8rem + 2.6vw, 4rem) / 1 ${font.sign};
    letter-spacing: -0.03em;
  }
`;
const Ledger = styled.div`
  display: grid;
  gap: ${space.xl};
  align-content: start;
  /* Cut between two pages, a table prints its total on both. */
  @media print {
    break-inside: avoid;
  }
  th svg {
    display: inline-block;
    margin-right: ${space.sm};
  }
`;

const { consultants, scheduling, fieldInspection, saved, yearOne, inspection, inspectionMiles, price } =
  selfServiceClaims;
const items: readonly { claim: Claim; shade: CostShade }[] = [
  { claim: consultants, shade: '1' },
  { claim: scheduling, shade: '2' },
  { claim: fieldInspection, shade: '3' },
];
const bar = {
  name: saved.wording,
  total: saved.value,
  parts: items.map(({ claim, shade }) => ({ name: claim.wording, amount: dollarsOf(claim.value), shade })),
};

/** The costs that no longer apply, added up. */
export function Savings() {
  return (
    <Section labelledBy="savings-title">
      <Split>
        <Copy>
          <h2 id="savings-title">Three bills that stop coming</h2>
          <p>
            Cities pay {inspection.value} {inspection.wording}.
            <ClaimMark of={inspection} /> At {price.value} {price.wording}, that sum rates {inspectionMiles.value}{' '}
            miles.
          </p>
          <p>
            <SiteLink item={{ label: 'Work it out for your own miles', to: '/cost?plan=self-service' }} />
          </p>
          <Return>
            <strong>{yearOne.value}</strong>
            <span>
              {yearOne.wording}
              <ClaimMark of={yearOne} />
            </span>
          </Return>
        </Copy>
        <Ledger>
          <CostBars bars={[bar]} />
          <LedgerTable />
        </Ledger>
      </Split>
    </Section>
  );
}

function LedgerTable() {
  return (
    <Table caption="What Self Service saves" isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">No longer paid</th>
          <th scope="col" data-numeric>
            Saved
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ claim, shade }) => (
          <tr key={claim.wording}>
            <th scope="row">
              <CostKey shade={shade} />
              {claim.wording}
              <ClaimMark of={claim} />
            </th>
            <td data-numeric>{claim.value}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {saved.wording}
            <ClaimMark of={saved} />
          </th>
          <td data-numeric>{saved.value}</td>
        </tr>
      </tfoot>
    </Table>
  );
}
