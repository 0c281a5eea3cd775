import { useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Button } from '@workspace/ui/Button';
import { space } from '@workspace/ui/theme/tokens.ts';
import { printAlone } from '../../../layout/print-alone.ts';
import { countOf } from '../../../count-of.ts';
import type { Network } from '../../../road-network/segment.ts';
import { exampleList } from '../example-list.ts';
import { download } from '../../../layout/download.ts';
import { FieldSheetsForPrint } from './FieldSheetsForPrint.tsx';
import { sampleCsv } from './sample-csv.ts';
import type { DrawnSample } from './sample-settings.ts';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  @media (scripting: none) {
    display: none;
  }
`;

const mostSheets = 200;

/** Saves a sample as CSV, or prints a field sheet for each of its segments. */
export function SampleActions({ network, sample }: { network: Network; sample: DrawnSample }) {
  const [isPrinting, setPrinting] = useState(false);
  const segments = sample.drawn.slice(0, mostSheets).map((index) => network.segments[index]!);
  const printSheets = () => {
    // The sheets have to be there when the browser prints.
    flushSync(() => setPrinting(true));
    printAlone(() => setPrinting(false));
  };
  return (
    <Buttons>
      <Button
        variant="primary"
        data-replay=""
        onClick={() => download(sampleCsv(network, sample), `sample-seed-${sample.seed}.csv`)}
      >
        Download the sample (CSV)
      </Button>
      <Button data-replay="" onClick={printSheets}>
        Print {countOf(segments.length, 'field sheet')}
      </Button>
      {isPrinting && <FieldSheetsForPrint segments={segments} seed={sample.seed} isExample={network === exampleList} />}
    </Buttons>
  );
}
