import { Table } from '@workspace/ui/Table';
import { SectionText } from '../../../layout/SectionText.tsx';
import { Section } from '../../../layout/Section.tsx';
import { costsOf } from '../../../road-network/assumptions.ts';
import { sources } from '../../../road-network/sources.ts';
import { treatments, type TreatmentName } from '../../../road-network/treatments.ts';
import { costIndex, costListNames, costLists, type CostListName } from '../../../road-network/unit-costs.ts';
import { SourceNote } from './SourceNote.tsx';

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 });

/** Returns the prices of a treatment in a list over all classes of streets, in today's dollars. */
const pricesOf = (list: CostListName, name: TreatmentName): number[] =>
  ([0, 1] as const).flatMap((place) => Object.values(costsOf(list, place)[name]));

function spreadOf(list: CostListName, name: TreatmentName): string {
  const prices = pricesOf(list, name);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low === high ? money.format(low) : `${money.format(low)} to ${money.format(high)}`;
}

const overlays = costListNames.flatMap((list) => pricesOf(list, 'overlay'));

/** The treatments with their prices in each document. */
export function CostSources() {
  return (
    <Section labelledBy="costs-title" tone="alt">
      <SectionText>
        <h2 id="costs-title">
          A square yard of overlay costs ${Math.round(Math.min(...overlays))} in one document and $
          {Math.round(Math.max(...overlays))} in another
        </h2>
        <p>
          Bids pay for asphalt. A plan pays for ramps, design and surprises too. So the lab has three lists of prices,
          and each price can be changed.
        </p>
      </SectionText>
      <PriceTable />
      <SourceNote of={[sources.somerville, sources.berkeley, sources.caltrans, sources.costIndex]}>
        {costListNames.map((list) => `${costLists[list].label}: ${costLists[list].note}`).join(' ')} Index:{' '}
        {costIndex.year2012} in 2012, {costIndex.thirdQuarter2025} in the third quarter of 2025. Ranges of ratings and
        the ratings after a treatment are those of Somerville’s modeler: an overlay leaves 96, reconstruction 100, a
        lighter treatment some 10 points more than before.
      </SourceNote>
    </Section>
  );
}

/** Each treatment, the ratings that call for it, and its price in each document. */
function PriceTable() {
  return (
    <Table caption="Treatments: when they are due, and dollars per square yard">
      <thead>
        <tr>
          <th scope="col">Treatment</th>
          <th scope="col">Due at PCI</th>
          {costListNames.map((list) => (
            <th key={list} scope="col" data-numeric>
              {costLists[list].label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {treatments.map(({ name, label, from, below }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>
              {from} to {below}
            </td>
            {costListNames.map((list) => (
              <td key={list} data-numeric>
                {spreadOf(list, name)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
