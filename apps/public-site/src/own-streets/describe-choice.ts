import type { Segment, StreetClass } from '../road-network/segment.ts';
import { likelyMistakes, missingColumns } from './check-choice.ts';
import { classCounts } from './prepare-choice.ts';
import type { StreetsTable } from './streets-table.ts';
import type { RowProblem, StreetsChoice } from './streets-choice.ts';
import { toSegments, type Completions } from './to-segments.ts';

const shownRows = 4;
const shownProblems = 500;

/** A file as it would be read with a choice. */
export interface ChoicePreview {
  readonly choice: StreetsChoice;
  readonly header: readonly string[];
  /** The first rows as they are in the file. */
  readonly firstRows: readonly (readonly string[])[];
  readonly rowCount: number;
  readonly remarks: readonly string[];
  readonly classes: readonly { text: string; count: number; streetClass: StreetClass | undefined }[];
  /** Columns without which nothing can be read. */
  readonly missing: readonly string[];
  readonly mistakes: readonly string[];
  readonly firstSegments: readonly Segment[];
  readonly segmentCount: number;
  /** The first of them. */
  readonly problems: readonly RowProblem[];
  readonly problemCount: number;
  readonly completions: Completions;
  readonly hasMap: boolean;
}

/** Reads a file with a choice, and returns what a person checks before using it. */
export function describeChoice(table: StreetsTable, choice: StreetsChoice): ChoicePreview {
  const missing = missingColumns(table, choice);
  const { segments, problems, completions, plane } = toSegments(table, choice);
  return {
    choice,
    header: table.header,
    firstRows: table.rows.slice(0, shownRows).map(({ cells }) => cells),
    rowCount: table.rows.length,
    remarks: table.remarks,
    classes: classCounts(table, choice.columns.class).map(([text, count]) => ({
      text,
      count,
      streetClass: choice.classes.get(text),
    })),
    missing,
    mistakes: likelyMistakes(table, choice),
    firstSegments: segments.slice(0, shownRows).map((segment) => ({ ...segment, line: [] })),
    segmentCount: segments.length,
    problems: problems.slice(0, shownProblems),
    problemCount: problems.length,
    completions,
    hasMap: plane !== undefined,
  };
}
