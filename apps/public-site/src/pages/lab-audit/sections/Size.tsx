import { Island } from '../../../islands/Island.tsx';
import { Section } from '../../../layout/Section.tsx';
import { SectionText } from '../../../layout/SectionText.tsx';
import { usePage } from '../../../page-data/page-context.ts';
import { armyManual, sampling } from '../facts/sampling.ts';
import { sampleSize } from '../statistics/sample-size.ts';
import { SourceNotes, type SourceNote } from './SourceNotes.tsx';

const { margin, asphaltSpread, concreteSpread, checkUnits, checkSample } = sampling;
const sizeWith = (spread: number) => sampleSize({ units: armyManual.units, margin: margin.value, spread });

const notes: readonly SourceNote[] = [
  {
    figure: `s = ${asphaltSpread.value} or ${concreteSpread.value}`,
    meaning: `The ${asphaltSpread.definition}: ${asphaltSpread.value} for asphalt, ${concreteSpread.value} for concrete.`,
    source: `${capital(asphaltSpread.source)}. Once you have inspected, put in the spread that you found.`,
  },
  {
    figure: `${checkUnits.value} units, ${checkSample.value} to inspect`,
    meaning: 'The check of the formula. This page has to give the same, and a test of its code says that it does.',
    source: `From ${checkUnits.source}, rounded up.`,
  },
  {
    figure: 'Another way: TM 5-623',
    meaning: `It starts from the range of the ratings: of ${armyManual.units} units it inspects ${armyManual.points.map(({ range, sample }) => `${sample} at a range of ${range} points`).join(' and ')}, and never fewer than ${armyManual.leastSample} of more than ${armyManual.leastSample}.`,
    source: `${armyManual.source}. The formula gives ${sizeWith(asphaltSpread.value)} and ${sizeWith(concreteSpread.value)} for the same units with s = ${asphaltSpread.value} and ${concreteSpread.value}.`,
  },
];

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

/** The sample size, with the sources of its constants. */
export function Size() {
  const { searchParams } = usePage();
  return (
    <Section id="sample-size" labelledBy="size-title">
      <SectionText>
        <h2 id="size-title">A few units tell you the mean, if chance picks them</h2>
        <p>
          The formula of ASTM says how few, for the sample units of one section. It serves for the segments of a network
          too, with another spread: put in that of your own ratings, often 15 to 25 points, or that of the differences
          from a first comparison.
        </p>
      </SectionText>
      <Island name="sample-size" hydrate="on-interaction" props={{ query: searchParams.toString() }} />
      <SourceNotes notes={notes} />
    </Section>
  );
}
