import { styled } from 'styled-components';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { Table } from '@workspace/ui/Table';
import { color, text } from '@workspace/ui/theme/tokens.ts';
import { Section } from '../../../layout/Section.tsx';
import { SectionText } from '../../../layout/SectionText.tsx';
import { formatPrice, surveyPrices, surveyPricesReadOn, type SurveyPrice } from '../facts/survey-prices.ts';
import { PricesPlot } from './PricesPlot.tsx';

const Row = styled.tr`
  &[data-ours] > * {
    background-color: color-mix(in srgb, ${color.lane} 14%, transparent);
  }
  [data-text] {
    min-width: 7rem;
    overflow-wrap: anywhere;
  }
  > :last-child {
    min-width: 9rem;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${text.xs};
    font-weight: 400;
  }
`;
const Note = styled.p`
  max-width: 46rem;
  padding-top: 2rem;
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;

const { value: faqPrice } = companyClaims.faqPricePerMile;

/** The register of published prices, ours among them. */
export function Prices() {
  return (
    <Section id="prices" labelledBy="prices-title" tone="alt">
      <SectionText>
        <h2 id="prices-title">What others paid per mile, as they published it</h2>
        <p>
          These are different things at different times: a score from 1 to 5 is not a PCI, a lane mile is not a mile of
          street, and some prices have software in them. Read the scope before the price.
        </p>
      </SectionText>
      <PricesPlot />
      <Table caption="Prices of road surveys that were published, lowest first" isCaptionHidden density="dense">
        <thead>
          <tr>
            <th scope="col">Agency</th>
            <th scope="col">Year</th>
            <th scope="col">Scope</th>
            <th scope="col">Paid</th>
            <th scope="col" data-numeric>
              Per mile
            </th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {surveyPrices.map((price) => (
            <Price key={price.agency} price={price} />
          ))}
        </tbody>
      </Table>
      <Note>
        Read on {surveyPricesReadOn}. No price is adjusted for inflation. Ours is the list price of every plan. Our FAQ
        also says “from about {faqPrice} per mile” for Self Service, and does not say what that leaves out. Ask us, as
        you would ask anyone, which of the two your contract has.
      </Note>
    </Section>
  );
}

function Price({
  price: { agency, year, scope, paid, perMile, isPerLaneMile, note, source, isOurs },
}: {
  price: SurveyPrice;
}) {
  return (
    <Row data-ours={isOurs}>
      <th scope="row">
        {agency}
        {isOurs && <small>our own</small>}
      </th>
      <td>{year}</td>
      <td data-text="">{scope}</td>
      <td data-text="">{paid}</td>
      <td data-numeric>
        {formatPrice(perMile)}
        {isPerLaneMile && <small>a lane mile</small>}
        {note && <small>{note}</small>}
      </td>
      <td data-text="">{isOurs ? <a href="/#pricing">{source}</a> : source}</td>
    </Row>
  );
}
