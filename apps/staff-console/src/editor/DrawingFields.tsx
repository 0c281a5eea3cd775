import { useRef } from 'react';
import { useSlateStatic } from 'slate-react';
import { styled } from 'styled-components';
import type { RichDrawing } from '@workspace/contracts/rich-text/document';
import { Button } from '@workspace/ui/Button';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { DrawingCell } from './DrawingCell.tsx';
import { possibleChanges, withCell, withColumn, withoutColumn, withoutRow, withRow } from './drawing-rows.ts';
import { drawingTexts } from './drawing-texts.ts';
import { updateCaptioned } from './figures.ts';

const Fields = styled.div`
  display: grid;
  gap: ${space.md};
  margin-top: ${space.sm};
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  > p {
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.sm} / 1.4 ${font.sign};
  }
`;
const Scroller = styled.div`
  overflow-x: auto;
`;
const Grid = styled.table`
  && {
    display: table;
    width: 100%;
    border-collapse: collapse;
  }
  && :is(th, td) {
    min-width: 6rem;
    padding: ${space.xs};
    border: 0;
    vertical-align: top;
  }
  && :is(th, td):last-child {
    width: 1%;
    min-width: 0;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

/** The values of a drawing as a table of fields, with its rows and columns to add and to remove. */
export function DrawingFields({ drawing }: { drawing: RichDrawing }) {
  const editor = useSlateStatic();
  const { kind, rows } = drawing;
  const { label, help, row, column } = drawingTexts[kind];
  const possible = possibleChanges(drawing);
  const set = (changed: string[][]) => updateCaptioned(editor, drawing, { rows: changed });
  return (
    <Fields role="group" aria-label={`Values of the ${label}`}>
      <p>{help}</p>
      <Scroller>
        <Grid>
          <tbody>
            {rows.map((_cells, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row has no other identity
              <tr key={at}>
                <CellsOfRow drawing={drawing} row={at} />
                <td>
                  {at > 0 && possible.removeRow && (
                    <Button size="sm" aria-label={`Remove row ${at}`} onClick={() => set(withoutRow(rows, at))}>
                      Remove
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Grid>
      </Scroller>
      <Row>
        {possible.addRow && <Button size="sm" onClick={() => set(withRow(rows))}>{`Add ${row}`}</Button>}
        {possible.addColumn && <Button size="sm" onClick={() => set(withColumn(rows))}>{`Add ${column}`}</Button>}
        {possible.removeColumn && (
          <Button size="sm" onClick={() => set(withoutColumn(rows))}>{`Remove the last ${column}`}</Button>
        )}
      </Row>
    </Fields>
  );
}

/** The fields of a row. All letters typed in a field are one step to undo. */
function CellsOfRow({ drawing, row }: { drawing: RichDrawing; row: number }) {
  const editor = useSlateStatic();
  const { kind, rows } = drawing;
  const isContinued = useRef(false);
  const write = (column: number, value: string) => {
    updateCaptioned(editor, drawing, { rows: withCell(rows, row, column, value) }, isContinued.current);
    isContinued.current = true;
  };
  const leave = () => {
    isContinued.current = false;
  };
  return rows[row]!.map((_cell, column) => (
    <DrawingCell
      // oxlint-disable-next-line react/no-array-index-key -- a cell has no other identity
      key={column}
      {...{ kind, rows, row, column }}
      onWrite={(value) => write(column, value)}
      onLeave={leave}
    />
  ));
}
