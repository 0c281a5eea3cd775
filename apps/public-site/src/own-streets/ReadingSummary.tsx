import { styled } from 'styled-components';
import { Table } from '@workspace/ui/Table';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { countOf } from '../count-of.ts';
import { defaultWidths } from './default-widths.ts';
import type { ChoicePreview } from './describe-choice.ts';
import { Fold } from './Fold.tsx';
import { classLabels, streetClasses } from './street-classes.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  > p {
    font: ${weight.strong} 1.125rem / 1.35 ${font.sign};
  }
  ul {
    display: grid;
    gap: ${space.xs};
    padding-left: 1.2em;
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
`;
/** The outcome of a choice: streets, rows that were completed, and rows that cannot be used with the reason of each. */
export function ReadingSummary({ preview }: { preview: ChoicePreview }) {
  const { segmentCount, rowCount, problemCount } = preview;
  return (
    <Frame>
      <p role="status">
        {countOf(segmentCount)} of {countOf(rowCount, 'row')} can be used
        {problemCount > 0 ? `, ${countOf(problemCount)} cannot.` : '.'}
      </p>
      <Completed preview={preview} />
      {preview.problemCount > 0 && <Problems preview={preview} />}
    </Frame>
  );
}

function Problems({ preview: { problems, problemCount } }: { preview: ChoicePreview }) {
  return (
    <Fold summary={`${countOf(problemCount, 'row')} left out, and why`}>
      <Table caption="Rows left out" isCaptionHidden density="dense">
        <thead>
          <tr>
            <th scope="col" data-numeric>
              Row
            </th>
            <th scope="col">Street</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, name, reason }) => (
            <tr key={row}>
              <td data-numeric>{row}</td>
              <td>{name || 'without a name'}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {problemCount > problems.length && <p>And {countOf(problemCount - problems.length)} more.</p>}
    </Fold>
  );
}

const widthsText = streetClasses.map((one) => `${classLabels[one].toLowerCase()} ${defaultWidths[one]} ft`).join(', ');

function Completed({ preview: { choice, completions, hasMap } }: { preview: ChoicePreview }) {
  const {
    defaultWidths: widths,
    lengthsFromMap,
    assumedYears,
    unnamed,
    severalParts,
    changedIds,
    identicalRows,
    otherUnits,
  } = completions;
  const notes = [
    widths > 0 && `${countOf(widths, 'street')} without a width: the one of the class is assumed (${widthsText}).`,
    lengthsFromMap > 0 && `${countOf(lengthsFromMap, 'length')} measured on the map.`,
    assumedYears > 0 && `${countOf(assumedYears, 'rating')} without a year: ${choice.ratedIn} is assumed.`,
    unnamed > 0 && `${countOf(unnamed, 'street')} without a name: the id or the row stands in.`,
    otherUnits > 0 &&
      `${countOf(otherUnits, 'street')} with another unit in the cell than in the column: the cell’s counts.`,
    severalParts > 0 && `${countOf(severalParts, 'street')} in several parts: the longest is drawn, and all count.`,
    changedIds > 0 && `${countOf(changedIds, 'id')} used more than once: a number is added.`,
    identicalRows > 0 &&
      `${countOf(identicalRows, 'row')} identical to an earlier one: left out, so that no street counts twice.`,
    !hasMap && 'The file has no map: the streets are listed, not drawn.',
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
