import { styled } from 'styled-components';
import { Badge } from '@workspace/ui/Badge';
import { Table } from '@workspace/ui/Table';
import { color, text } from '@workspace/ui/theme/tokens.ts';
import { SectionText } from '../../../layout/SectionText.tsx';
import { Section } from '../../../layout/Section.tsx';
import type { Range } from '../../../road-network/plan-range.ts';
import { sources } from '../../../road-network/sources.ts';
import { berkeley } from '../../../road-network/validation/berkeley-like.ts';
import { dollars } from '../../../road-network/amounts.ts';
import { spreads } from '../../../road-network/validation/spreads.ts';
import results from '../../../road-network/validation/results.json' with { type: 'json' };
import { SourceNote } from './SourceNote.tsx';

const Detail = styled.small`
  display: block;
  max-width: 34rem;
  color: ${color.inkSoft};
  font-size: ${text.sm};
  font-weight: 400;
`;
const inWords = new Intl.ListFormat('en-US');
/** With a decimal above $100M, too: a tenth of the published figure decides. */
const finely = (amount: number) => dollars(amount, 'tenths');
const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

function printed({ low, high }: Range, unit: string): string {
  const print = unit === 'dollars' ? finely : (share: number) => percent.format(share);
  return print(low) === print(high) ? print(low) : `${print(low)} to ${print(high)}`;
}

/** Published figures beside those of the model, hits and misses. */
export function Validation() {
  const hits = results.filter(({ isHit }) => isHit).length;
  return (
    <Section labelledBy="validation-title" tone="alt">
      <SectionText>
        <h2 id="validation-title">
          The model hits {hits} of {results.length} comparisons, and the misses are here too
        </h2>
        <p>
          One plan was published with enough figures to try the model on: Berkeley’s, of 2022. A comparison is a hit
          when the model is within a tenth of the figure, whatever the spread of the ratings. One combination of order,
          curve and prices agrees with its budget. The best order, which the lab begins with, needs far less than the
          city says.
        </p>
      </SectionText>
      <ResultsTable />
      <SourceNote of={[sources.berkeley]}>
        The network of the test has Berkeley’s area and average rating. How its ratings spread was not in the document,
        so the test tries standard deviations of {inWords.format(spreads.map(String))} points and prints the range. Ten
        years, Berkeley’s costs in the middle of their ranges, the S-shaped curves. An independent model arrives at{' '}
        {finely(berkeley.holdSteadyIndependent)} with a cycle of 12 years.
      </SourceNote>
    </Section>
  );
}

/** Each published figure, the figure of the model, and whether they agree. */
function ResultsTable() {
  return (
    <Table caption="Published figures and those of the model">
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col" data-numeric>
            Published
          </th>
          <th scope="col" data-numeric>
            Model
          </th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ name, unit, published, modeled, isHit, note }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <Detail>{note}</Detail>
            </th>
            <td data-numeric>{printed(published, unit)}</td>
            <td data-numeric>{printed(modeled, unit)}</td>
            <td>
              <Badge tone={isHit ? 'good' : 'caution'}>{isHit ? 'Hit' : 'Missed'}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
