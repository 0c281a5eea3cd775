import { useRef } from 'react';
import { styled } from 'styled-components';
import { useSlateSelector } from 'slate-react';
import { Icon } from '@workspace/ui/Icon';
import { Tooltip } from '@workspace/ui/Tooltip';
import { VisuallyHidden } from '@workspace/ui/VisuallyHidden';
import { color, radius, space } from '@workspace/ui/theme/tokens.ts';
import { ariaShortcut, shortcutName } from './shortcut.ts';
import type { Tool } from './tool.ts';
import { ToolFace } from './tool-face.ts';
import { useRovingFocus } from './use-roving-focus.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  padding: ${space.xs};
  /* Whatever else stays in sight above the text may have it stay behind. */
  position: var(--toolbar-position, sticky);
  top: 0;
  z-index: 1;
  border-bottom: 1px solid ${color.lineControl};
  border-radius: ${radius.md} ${radius.md} 0 0;
  background-color: ${color.surface};
  /* Several rows would cover half of the text on a phone. */
  @media (width < 40rem) {
    flex-wrap: nowrap;
    overflow-x: auto;
  }
`;
const Group = styled.span`
  display: flex;
  & + & {
    padding-left: ${space.sm};
    border-left: 1px solid ${color.line};
  }
`;
export interface ToolbarProps {
  /** Id of the element that the tools edit. */
  controls: string;
  groups: readonly (readonly Tool[])[];
  onUse: (tool: Tool) => void;
}

/** The toolbar: one Tab stop with arrow keys between the tools. Pressing a tool preserves the selection. */
export function Toolbar({ controls, groups, onUse }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { stopOf, move } = useRovingFocus(bar, 'Bold');
  return (
    <Bar ref={bar} role="toolbar" aria-label="Formatting" aria-controls={controls} onKeyDown={move}>
      {groups.map((tools) => (
        <Group key={tools[0]!.label}>
          {tools.map((tool) => (
            <ToolButton key={tool.label} tool={tool} stop={stopOf(tool.label)} onUse={() => onUse(tool)} />
          ))}
        </Group>
      ))}
    </Bar>
  );
}

interface ToolButtonProps {
  tool: Tool;
  stop: { tabIndex: number; onFocus: () => void };
  onUse: () => void;
}

const neither = () => undefined;

/** Renders again only when the tool's state changes: the toolbar would take longer than all else that a key does. */
function ToolButton({ tool: { label, icon, shortcut, typed, isOn, isReady }, stop, onUse }: ToolButtonProps) {
  const isPressed = useSlateSelector<boolean | undefined>(isOn ?? neither);
  const off = useSlateSelector<boolean | undefined>(isReady ?? neither) === false;
  const keys = shortcut ? ` (${shortcutName(shortcut)})` : '';
  const words = `${label}${keys}${typed ? `, or type ${typed}` : ''}`;
  return (
    <Tooltip text={words}>
      <ToolFace
        type="button"
        {...stop}
        aria-pressed={isPressed}
        aria-disabled={off || undefined}
        aria-keyshortcuts={shortcut && ariaShortcut(shortcut)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => !off && onUse()}
      >
        <Icon name={icon} size={18} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </ToolFace>
    </Tooltip>
  );
}
