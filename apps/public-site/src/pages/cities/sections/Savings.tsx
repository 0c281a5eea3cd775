import { styled } from 'styled-components';
import { CostBars, type CostShade } from '@workspace/ui/road/CostBars';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { cityClaims } from '@workspace/contracts/claims/service-claims';
import { Section } from '../../../layout/Section.tsx';
import { DemoButton } from '../../services/DemoButton.tsx';
import { dollarsOf } from '../../services/dollars-of.ts';
import { SavingsTable } from './SavingsTable.tsx';
import { ClaimMark } from '../../../claim-notes/ClaimMark.tsx';
import type { Claim } from '@workspace/contracts/claims/claim';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.xl} ${space.xxl};
  padding-bottom: ${space.xxl};
  h2 {
    max-width: 32rem;
  }
  p {
    font-size: ${text.md};
  }
  strong {
    display: block;
    font: ${weight.heavy} clamp(3rem, 2rem + 5vw, 6rem) / 0.95 ${font.sign};
    letter-spacing: -0.04em;
  }
`;
const Split = styled.div`
  display: grid;
  gap: ${space.xxl};
  padding-bottom: ${space.xxl};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
    gap: 4.5rem;
  }
  /* Cut between two pages, a table prints its total on both. */
  @media print {
    break-inside: avoid;
  }
  > div:first-child {
    align-self: center;
  }
  p {
    color: ${color.ink};
  }
`;

const { repairs, liability, overtime, total, after, yearly } = cityClaims;
const saved = dollarsOf(total.value) - dollarsOf(after.value);
const parts: readonly { claim: Claim; shade: CostShade }[] = [
  { claim: repairs, shade: '1' },
  { claim: liability, shade: '2' },
  { claim: overtime, shade: '3' },
];
const bars = [
  {
    name: 'Today',
    total: total.value,
    parts: parts.map(({ claim, shade }) => ({ name: claim.wording, amount: dollarsOf(claim.value), shade })),
  },
  {
    name: 'After',
    total: after.value,
    parts: [
      { name: 'what is still paid', amount: dollarsOf(after.value), shade: '1' as const },
      { name: 'what is saved', amount: saved, shade: 'lane' as const },
    ],
  },
];

/** Example of one city's year in figures, before and after. */
export function Savings() {
  return (
    <Section labelledBy="city-savings-title" tone="alt">
      <Head>
        <h2 id="city-savings-title">What bad streets cost a city in a year, as an example</h2>
        <p>
          <strong>{yearly.value}</strong> {yearly.wording}
          <ClaimMark of={yearly} />
        </p>
      </Head>
      <Split>
        <CostBars bars={bars} />
        <SavingsTable parts={parts} />
      </Split>
      <DemoButton label="Schedule a road assessment" />
    </Section>
  );
}
