import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { potholeClaims as claim } from '@workspace/contracts/claims/pothole-claims';
import { Section } from '../../../layout/Section.tsx';
import { SectionText } from '../../../layout/SectionText.tsx';
import { CostScale } from './CostScale.tsx';
import { ReportMark } from '../ReportMark.tsx';

const Ladder = styled.table`
  width: 100%;
  caption {
    padding-top: ${space.md};
    caption-side: bottom;
    color: ${color.inkSoft};
    font: 400 ${text.xs} / 1.5 ${font.mono};
    text-align: left;
  }
  tr {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space.xs} ${space.lg};
    align-items: baseline;
    padding-block: ${space.lg};
    border-top: 1px solid ${color.line};
    ${media.desktop} {
      grid-template-columns: 15rem minmax(0, 1fr) 9.5rem;
      gap: ${space.xl};
      align-items: center;
      padding-block: 0;
    }
  }
  th,
  td {
    padding: 0;
    text-align: left;
  }
  th {
    font: ${weight.strong} 1.125rem / 1.25 ${font.sign};
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font: 400 ${text.sm} / 1.35 ${font.text};
  }
  td:nth-child(2) {
    grid-row: 2;
    grid-column: 1 / -1;
    ${media.desktop} {
      grid-row: auto;
      grid-column: auto;
    }
  }
  td:last-child {
    font: ${weight.heavy} clamp(1.375rem, 1rem + 1.4vw, 2.125rem) / 1 ${font.sign};
    letter-spacing: -0.02em;
    text-align: right;
  }
`;

// `from` and `to` in dollars, for the drawing; the printed text comes from the claims.
const rungs = [
  { who: 'One repair', what: 'paid by the city', claim: claim.repair, from: 25, to: 150 },
  {
    who: 'One damaged vehicle',
    what: 'paid by its driver, on average',
    claim: claim.vehicleDamage,
    from: 600,
    to: 600,
  },
  {
    who: 'One typical city',
    what: `${claim.cityPeople.value} people, in total`,
    claim: claim.cityTotal,
    from: 1.15e6,
    to: 1.15e6,
  },
  { who: 'All together', what: 'annual cost', claim: claim.annualCost, from: 109e9, to: 109e9 },
] as const;

/** The cost at four scales, from one hole up. */
export function Costs() {
  return (
    <Section id="costs" labelledBy="costs-title">
      <SectionText>
        <h2 id="costs-title">Small for one hole, large for a city</h2>
        <p>
          One repair is petty cash. The cost breakdown shows how it adds up, through vehicles and claims and overtime,
          to {claim.cityTotal.value} for a city of {claim.cityPeople.value}.
          <ReportMark of={claim.cityTotal} />
        </p>
      </SectionText>
      <Ladder>
        <caption>Each line of the scale is ten times the one before it.</caption>
        <tbody>
          {rungs.map(({ who, what, claim: one, from, to }) => (
            <tr key={who}>
              <th scope="row">
                {who}
                <small>
                  {what}
                  <ReportMark of={one} />
                </small>
              </th>
              <td>
                <CostScale from={from} to={to} />
              </td>
              <td>{one.value}</td>
            </tr>
          ))}
        </tbody>
      </Ladder>
    </Section>
  );
}
