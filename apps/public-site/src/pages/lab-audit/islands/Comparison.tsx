import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { TextArea } from '@workspace/ui/Field';
import { Button } from '@workspace/ui/Button';
import { color, font, space, text } from '@workspace/ui/theme/tokens.ts';
import { decodeText } from '@workspace/contracts/decode-text';
import { SpokenAnswer } from '../../../lab/SpokenAnswer.tsx';
import { examplePairs } from '../example-pairs.ts';
import { compareRatings, leastPairs } from '../statistics/compare-ratings.ts';
import { explainAverage } from '../statistics/explain-comparison.ts';
import { readPairs, type PastedPairs } from '../statistics/read-pairs.ts';
import { AgreementPlot } from './AgreementPlot.tsx';
import { Board, Side } from './Board.tsx';
import { ComparisonResult } from './ComparisonResult.tsx';
import { PairsFile } from './PairsFile.tsx';
import { UnusedLines } from './UnusedLines.tsx';
import { useFields } from './use-fields.ts';

const Fields = styled.form`
  display: grid;
  gap: ${space.lg};
  align-content: start;
  textarea {
    font: 400 ${text.sm} / 1.5 ${font.mono};
    white-space: pre;
    tab-size: 10;
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
  // Empty at first: React would overwrite a text with its default that somebody pasted before hydration.
  const fields = useFields({ ratings: '' });
  const ratings = fields.values.ratings.trim() === '' ? examplePairs : fields.values.ratings;
  return (
    <Board>
      <Side>
        <RatingsFields fields={fields} />
      </Side>
      <Side data-ground="asphalt">
        <Outcome pasted={readPairs(ratings)} isExample={ratings === examplePairs} />
      </Side>
    </Board>
  );
}

function RatingsFields({
  fields: { form, initialValues, readFields },
}: {
  fields: ReturnType<typeof useFields<'ratings'>>;
}) {
  const [fileError, setFileError] = useState<string>();
  const fill = (content: string) => {
    const field = form.current?.elements.namedItem('ratings');
    if (field instanceof HTMLTextAreaElement) field.value = content;
    setFileError(undefined);
    readFields();
  };
  const readFile = async (file: File) => {
    const content = file.size > mostBytes ? undefined : decodeText(new Uint8Array(await file.arrayBuffer()));
    if (content === undefined || content.includes('\0')) setFileError(notTextMessage);
    else fill(content);
  };
  return (
    <Fields ref={form} aria-label="Two ratings" onInput={readFields} onSubmit={showResult}>
      <TextArea
        name="ratings"
        label="Two ratings of the same segments"
        hint="Two columns from a spreadsheet or a CSV file, a segment per line. With more columns the last two count."
        error={fileError}
        defaultValue={initialValues.ratings}
        rows={16}
        placeholder={placeholder}
        spellCheck={false}
        autoComplete="off"
      />
      <p>They stay on this device and are not part of this page’s address.</p>
      <FillButtons onFile={readFile} onClear={() => fill('')} />
    </Fields>
  );
}

const placeholder = examplePairs.split('\n').slice(0, 6).join('\n');

interface FillButtonsProps {
  onFile: (file: File) => Promise<void>;
  onClear: () => void;
}

const FillButtons = ({ onFile, onClear }: FillButtonsProps) => (
  <div>
    <Button type="submit" variant="primary">
      Compare
    </Button>
    <PairsFile onFile={onFile} />
    <Button data-replay="" onClick={onClear}>
      Clear
    </Button>
  </div>
);

const notTextMessage = 'This is no text with two columns, or it is larger than 5 MB. Save the two columns as CSV.';
/** The result follows the typing: on a phone it is below the fields. */
function showResult(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.closest('section')?.querySelector('[data-ground]')?.scrollIntoView({ block: 'nearest' });
}

const mostBytes = 5 * 1024 * 1024;

function Outcome({ pasted, isExample }: { pasted: PastedPairs; isExample: boolean }) {
  const { pairs, names, problems } = pasted;
  const comparison = pairs.length < leastPairs ? undefined : compareRatings(pairs);
  const noResult = `No result yet: ${pairs.length === 0 ? 'no line' : 'too few lines'} with two ratings from 0 to 100. Three are the least; thirty say something.`;
  return (
    <>
      <SpokenAnswer text={comparison ? explainAverage(comparison, names) : noResult} />
      {comparison ? (
        <ComparisonResult comparison={comparison} pasted={pasted} isExample={isExample}>
          <AgreementPlot pairs={pairs} comparison={comparison} />
        </ComparisonResult>
      ) : (
        <p>{noResult}</p>
      )}
      <UnusedLines problems={problems} />
    </>
  );
}
