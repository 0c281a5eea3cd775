import { styled } from 'styled-components';
import { Table } from '@workspace/ui/Table';
import { color, font, text, weight } from '@workspace/ui/theme/tokens.ts';
import { countOf } from '../../../count-of.ts';
import { classLabels } from '../../../own-streets/street-classes.ts';
import type { Network } from '../../../road-network/segment.ts';
import { describeSample } from './describe-sample.ts';
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
  /* It ends in the middle of a row, which shows that more follow. */
  max-height: 28.125rem;
  overflow-y: auto;
  /* A phone has room for the place, the name and the rating. */
  @media (max-width: 39.99rem) {
    :is(th, td):is(:nth-child(3), :nth-child(4)) {
      display: none;
    }
  }
  /* Where the headings take two lines. */
  @media (max-width: 20.99rem) {
    max-height: 26.875rem;
  }
  @media print {
    max-height: none;
  }
`;
const mostShown = 200;

interface DrawnSegmentsProps {
  network: Network;
  sample: DrawnSample;
  isExample: boolean;
}

/** The drawn segments, in the order of their draw. */
export function DrawnSegments({ network, sample, isExample }: DrawnSegmentsProps) {
  const { drawn, seed } = sample;
  return (
    <>
      <Lead>{describeSample(network, sample)}</Lead>
      <ListStrip network={network} sample={sample} />
      <Rows>
        <Drawn network={network} sample={sample} />
      </Rows>
      <Note>
        {drawn.length > mostShown && `The first ${mostShown} of ${countOf(drawn.length)} are shown; the file has all. `}
        Seed {seed} and {isExample ? 'the example list' : 'this file'} draw the same ones again. The field sheets have
        no rating: who walks should not know it.
      </Note>
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
