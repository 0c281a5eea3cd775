import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { Table } from '@workspace/ui/Table';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { countOf } from '../../../own-streets/count-of.ts';
import { classLabels } from '../../../own-streets/street-classes.ts';
import { rowsToCsv } from '../../../own-streets/to-csv.ts';
import type { Network } from '../../../road-network/segment.ts';
import { download } from './download.ts';
import { FieldSheetsForPrint } from './FieldSheetsForPrint.tsx';
import { ListStrip } from './ListStrip.tsx';
import type { DrawnSample } from './sample-settings.ts';

const Lead = styled.p`
  font: ${weight.strong} ${text.xl} / 1.35 ${font.sign};
`;
const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.sm};
`;
const Rows = styled.div`
  max-height: 26rem;
  overflow-y: auto;
  @media print {
    max-height: none;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  @media (scripting: none) {
    display: none;
  }
`;

const mostShown = 200;
const mostSheets = 200;

/** Returns the place of a number, such as 3rd. */
function ordinal(number: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd' }[
    new Intl.PluralRules('en-US', { type: 'ordinal' }).select(number) as string
  ];
  return `${number.toLocaleString('en-US')}${ending ?? 'th'}`;
}

interface DrawnSegmentsProps {
  network: Network;
  sample: DrawnSample;
  isExample: boolean;
}

/** The drawn segments, to download and to print a field sheet for each. */
export function DrawnSegments({ network, sample, isExample }: DrawnSegmentsProps) {
  const [isPrinting, setPrinting] = useState(false);
  const { drawn, spacing, start, seed } = sample;
  const segments = drawn.map((index) => network.segments[index]!);
  const every = spacing === 1 ? 'All' : `Every ${ordinal(spacing)}`;
  return (
    <>
      <Lead role="status">
        {every} of {countOf(network.segments.length, 'segment')}, from the {ordinal(start)}: {countOf(drawn.length)} to
        walk.
      </Lead>
      <ListStrip network={network} sample={sample} />
      <Rows>
        <Drawn network={network} sample={sample} />
      </Rows>
      <Note>
        {drawn.length > mostShown && `The first ${mostShown} of ${countOf(drawn.length)} are shown; the file has all. `}
        Seed {seed} and {isExample ? 'the example list' : 'this file'} draw the same ones again. Rate them without
        looking at the PCI on the left of your copy.
      </Note>
      <Actions>
        <Button data-replay="" onClick={() => download(sampleCsv(network, sample), `sample-seed-${seed}.csv`)}>
          Download the sample (CSV)
        </Button>
        <Button data-replay="" onClick={() => setPrinting(true)}>
          Print {countOf(Math.min(segments.length, mostSheets), 'field sheet')}
        </Button>
      </Actions>
      {isPrinting && (
        <FieldSheetsForPrint
          segments={segments.slice(0, mostSheets)}
          seed={seed}
          onPrinted={() => setPrinting(false)}
        />
      )}
    </>
  );
}

function Drawn({ network, sample: { drawn, places } }: { network: Network; sample: DrawnSample }) {
  return (
    <Table caption="Segments of the sample" isCaptionHidden density="dense">
      <thead>
        <tr>
          <th scope="col" data-numeric>
            Place
          </th>
          <th scope="col">Segment</th>
          <th scope="col">Class</th>
          <th scope="col" data-numeric>
            Length
          </th>
          <th scope="col" data-numeric>
            PCI
          </th>
        </tr>
      </thead>
      <tbody>
        {drawn.slice(0, mostShown).map((index, row) => {
          const segment = network.segments[index]!;
          return (
            <tr key={segment.id}>
              <td data-numeric>{(places[row]! + 1).toLocaleString('en-US')}</td>
              <th scope="row">{segment.name}</th>
              <td>{classLabels[segment.streetClass]}</td>
              <td data-numeric>{Math.round(segment.lengthFeet).toLocaleString('en-US')} ft</td>
              <td data-numeric>{Math.round(segment.pci)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** Formats a sample as CSV, with an empty column for the second rating and what it takes to draw it again. */
export const sampleCsv = (network: Network, { drawn, places, seed, order, spacing, start }: DrawnSample): string =>
  rowsToCsv(
    drawn.map((index, row) => {
      const { id, name, streetClass, lengthFeet, widthFeet, pci, ratedIn } = network.segments[index]!;
      return {
        place: places[row]! + 1,
        id,
        name,
        class: streetClass,
        length_ft: lengthFeet,
        width_ft: widthFeet,
        rated_in: ratedIn,
        seed,
        order,
        spacing,
        start,
        pci,
        second_rating: undefined,
      };
    }),
  );
