import { styled } from 'styled-components';
import { color, media, space, text } from '@workspace/ui/theme/tokens.ts';
import { Section } from '../layout/Section.tsx';
import { CalculatorBoard } from './CalculatorBoard.tsx';
import { onePage } from './one-page.ts';

const Head = styled.div`
  display: grid;
  gap: ${space.lg};
  padding-bottom: ${space.xxl};
  h1 {
    font-size: clamp(2.375rem, 1.35rem + 4vw, 4.25rem);
  }
  p {
    max-width: 34rem;
    color: ${color.inkSoft};
    font-size: ${text.lg};
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    gap: ${space.xxl} 4rem;
    align-items: end;
  }
  @media print {
    padding-bottom: 3mm;
    p {
      display: none;
    }
  }
`;
const Sheet = styled.div`
  ${onePage}
`;

/** Compares the cost of surveying a network with today's cost, with all assumptions. */
export default function CostCalculator({ query }: { query: string }) {
  return (
    <Section id="cost-calculator" labelledBy="calculator-title">
      <Sheet>
        <Head>
          <h1 id="calculator-title">Your miles, your costs, worked out in the open</h1>
          <p>
            Change any number. What we assume is on the page with where it comes from, the sum is written out, and the
            address carries it all. There is nothing to sign up for.
          </p>
        </Head>
        <CalculatorBoard labelledBy="calculator-title" query={query} />
      </Sheet>
    </Section>
  );
}
