import { styled } from 'styled-components';
import { color, measure, space, text } from '@workspace/ui/theme/tokens.ts';
import { Section } from '../layout/Section.tsx';
import { CalculatorBoard } from './CalculatorBoard.tsx';
import { onePage } from './one-page.ts';

const Head = styled.div`
  display: grid;
  gap: ${space.md};
  max-width: ${measure.text};
  padding-bottom: ${space.xxl};
  p {
    color: ${color.inkSoft};
    font-size: ${text.lg};
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
      <Sheet data-print="alone">
        <Head>
          <h2 id="calculator-title">Your miles, your costs, worked out in the open</h2>
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
