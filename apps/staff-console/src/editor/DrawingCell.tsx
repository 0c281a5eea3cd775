import { useId, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { RichDrawing } from '@workspace/contracts/rich-text/document';
import { cellError } from '@workspace/contracts/rich-text/read-drawing';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Input = styled.input`
  width: 100%;
  min-height: 2.25rem;
  padding: ${space.xs} ${space.sm};
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  color: ${color.ink};
  font: ${text.sm} / 1.3 ${font.text};
  &[data-heading] {
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }
`;
const Fault = styled.p`
  margin-top: ${space.xs};
  color: ${color.danger};
  font: ${text.xs} / 1.3 ${font.text};
`;

interface DrawingCellProps {
  kind: RichDrawing['kind'];
  rows: RichDrawing['rows'];
  row: number;
  column: number;
  onWrite: (value: string) => void;
  onLeave: () => void;
}

/** One value of a drawing, or a heading of its values, with its error below. */
export function DrawingCell({ kind, rows, row, column, onWrite, onLeave }: DrawingCellProps) {
  const id = useId();
  // The editor's value arrives late, and a late value would move the cursor to the end.
  const [typed, setTyped] = useState<string>();
  const error = cellError(kind, rows, row, column);
  const heading = rows[0]![column]!.trim() || `column ${column + 1}`;
  const label = row === 0 ? `Heading ${column + 1}` : `${heading}, row ${row}`;
  const Cell = row === 0 ? 'th' : 'td';
  const stop = (event: KeyboardEvent) => {
    // Enter would submit the form around the editor.
    if (event.key === 'Enter') event.preventDefault();
  };
  return (
    <Cell>
      <Input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        data-heading={row === 0 ? '' : undefined}
        inputMode={row > 0 && (column > 0 || kind === 'deterioration-curve') ? 'decimal' : 'text'}
        value={typed ?? rows[row]![column]!}
        onChange={({ target }) => {
          setTyped(target.value);
          onWrite(target.value);
        }}
        onKeyDown={stop}
        onBlur={() => {
          setTyped(undefined);
          onLeave();
        }}
      />
      {error && <Fault id={id}>{error}</Fault>}
    </Cell>
  );
}
