import { useState } from 'react';
import { styled } from 'styled-components';
import { TextArea } from '@workspace/ui/Field';
import { Button } from '@workspace/ui/Button';
import { color, font, space, text } from '@workspace/ui/theme/tokens.ts';
import { decodeText } from '@workspace/contracts/decode-text';
import { examplePairs } from '../example-pairs.ts';
import { compareRatings, leastPairs } from '../statistics/compare-ratings.ts';
import { readPairs, type PastedPairs } from '../statistics/read-pairs.ts';
import { AgreementPlot } from './AgreementPlot.tsx';
import { Board, Side } from './Board.tsx';
import { ComparisonResult } from './ComparisonResult.tsx';
import { PairsFile } from './PairsFile.tsx';
import { useFields } from './use-fields.ts';

const Fields = styled.form`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  textarea {
    min-height: 16rem;
    font: 400 ${text.sm} / 1.5 ${font.mono};
    white-space: pre;
    tab-size: 12;
  }
  > p {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.md};
  }
`;

/** Compares two ratings of the same segments, pasted or from a file. They stay on the device. */
export default function Comparison() {
  const { form, initialValues, values, readFields } = useFields({ ratings: examplePairs });
  const [fileError, setFileError] = useState<string>();
  const pasted = readPairs(values.ratings);
  const fill = (content: string) => {
    const field = form.current?.elements.namedItem('ratings');
    if (field instanceof HTMLTextAreaElement) field.value = content;
    readFields();
  };
  const readFile = async (file: File) => {
    const content = file.size > mostBytes ? undefined : decodeText(new Uint8Array(await file.arrayBuffer()));
    const isText = content !== undefined && !content.includes('\0');
    setFileError(isText ? undefined : 'This is no text of two columns, or larger than 5 MB. Save them as CSV.');
    if (isText) fill(content);
  };
  return (
    <Board>
      <Side>
        <Fields ref={form} aria-label="Two ratings" onInput={readFields} onSubmit={(event) => event.preventDefault()}>
          <TextArea
            name="ratings"
            label="Two ratings of the same segments"
            hint="Two columns from a spreadsheet or a CSV file, a segment per line. With more columns the last two count."
            error={fileError}
            defaultValue={initialValues.ratings}
            rows={14}
            spellCheck={false}
            autoComplete="off"
          />
          <p>They stay on this device and are not part of this page’s address.</p>
          <div>
            <PairsFile onFile={readFile} />
            <Button data-replay="" onClick={() => fill('')}>
              Clear
            </Button>
            <Button data-replay="" onClick={() => fill(examplePairs)}>
              Example
            </Button>
          </div>
        </Fields>
      </Side>
      <Side data-ground="asphalt">
        <Outcome pasted={pasted} isExample={values.ratings === examplePairs} />
      </Side>
    </Board>
  );
}

const mostBytes = 5 * 1024 * 1024;

function Outcome({ pasted, isExample }: { pasted: PastedPairs; isExample: boolean }) {
  const { pairs } = pasted;
  if (pairs.length < leastPairs)
    return (
      <p role="status">
        No result yet: {pairs.length === 0 ? 'no line' : 'too few lines'} with two ratings from 0 to 100. Three are the
        least; thirty say something.
      </p>
    );
  const comparison = compareRatings(pairs);
  return (
    <ComparisonResult comparison={comparison} pasted={pasted} isExample={isExample}>
      <AgreementPlot pairs={pairs} comparison={comparison} />
    </ComparisonResult>
  );
}
