import { useRef } from 'react';
import { useSlateStatic } from 'slate-react';
import { styled } from 'styled-components';
import type { RichTable } from '@workspace/contracts/rich-text/document';
import { Icon, type IconName } from '@workspace/ui/Icon';
import { Tooltip } from '@workspace/ui/Tooltip';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, radius, space } from '@workspace/ui/theme/tokens.ts';
import {
  deleteColumn,
  deleteRow,
  deleteTable,
  hasHeaderRow,
  insertColumnAfter,
  insertColumnBefore,
  insertRowAbove,
  insertRowBelow,
  toggleHeaderRow,
  type TableCommand,
} from './table-commands.ts';
import { ToolFace } from './tool-face.ts';
import { useRovingFocus } from './use-roving-focus.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  width: fit-content;
  margin-top: ${space.xs};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
`;

const commands: readonly { label: string; icon: IconName; run: TableCommand; isOn?: (table: RichTable) => boolean }[] =
  [
    { label: 'Row above', icon: 'rowAbove', run: insertRowAbove },
    { label: 'Row below', icon: 'rowBelow', run: insertRowBelow },
    { label: 'Delete row', icon: 'rowDelete', run: deleteRow },
    { label: 'Column before', icon: 'columnBefore', run: insertColumnBefore },
    { label: 'Column after', icon: 'columnAfter', run: insertColumnAfter },
    { label: 'Delete column', icon: 'columnDelete', run: deleteColumn },
    { label: 'Header row', icon: 'headerRow', run: toggleHeaderRow, isOn: hasHeaderRow },
    { label: 'Delete table', icon: 'bin', run: deleteTable },
  ];

/** Tools for the table at the cursor. Tab after Escape reaches them from a cell. */
export function TableBar({ table }: { table: RichTable }) {
  const editor = useSlateStatic();
  const bar = useRef<HTMLDivElement>(null);
  const { stopOf, move } = useRovingFocus(bar, commands[0]!.label);
  return (
    <Bar ref={bar} contentEditable={false} role="toolbar" aria-label="Table" onKeyDown={move}>
      {commands.map(({ label, icon, run, isOn }) => (
        <Tooltip key={label} text={label}>
          <ToolFace
            type="button"
            {...stopOf(label)}
            aria-pressed={isOn?.(table)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor)}
          >
            <Icon name={icon} size={18} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </ToolFace>
        </Tooltip>
      ))}
    </Bar>
  );
}
