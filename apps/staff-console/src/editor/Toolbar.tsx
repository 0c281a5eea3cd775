import { useRef } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '@workspace/ui/theme/tokens.ts';
import type { Tool } from './tool.ts';
import { ToolButton } from './ToolButton.tsx';
import { ToolMenu } from './ToolMenu.tsx';
import type { ToolGroup } from './tools.ts';
import { useRovingFocus } from './use-roving-focus.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} 6px;
  padding: ${space.xs};
  /* Whatever else stays in sight above the text may have it stay behind. */
  position: var(--toolbar-position, sticky);
  top: 0;
  z-index: 1;
  border-bottom: 1px solid ${color.lineControl};
  border-radius: ${radius.md} ${radius.md} 0 0;
  --bar-color: ${color.surface};
  background-color: var(--bar-color);
  /* Several rows would cover half of the text on a phone. */
  @media (width < 40rem) {
    flex-wrap: nowrap;
    overflow-x: auto;
    /* A shadow at each side where tools are hidden: at the ends, a cover that scrolls with the tools lies over it. */
    background:
      linear-gradient(to right, var(--bar-color) 40%, transparent) 0 0 / 3rem 100% no-repeat local,
      linear-gradient(to left, var(--bar-color) 40%, transparent) 100% 0 / 3rem 100% no-repeat local,
      linear-gradient(to right, ${color.lineControl}, transparent) 0 0 / 1.25rem 100% no-repeat scroll,
      linear-gradient(to left, ${color.lineControl}, transparent) 100% 0 / 1.25rem 100% no-repeat scroll,
      var(--bar-color);
  }
`;
const Group = styled.span`
  display: flex;
  & + & {
    padding-left: 6px;
    border-left: 1px solid ${color.line};
  }
`;
export interface ToolbarProps {
  /** Id of the element that the tools edit. */
  controls: string;
  groups: readonly ToolGroup[];
  onUse: (tool: Tool) => void;
}

/** The toolbar: one Tab stop with arrow keys between the tools. Pressing a tool preserves the selection. */
export function Toolbar({ controls, groups, onUse }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { stopOf, move } = useRovingFocus(bar, 'Bold');
  return (
    <Bar ref={bar} role="toolbar" aria-label="Formatting" aria-controls={controls} onKeyDown={move}>
      {groups.map(({ menu, tools }) => (
        <Group key={menu ?? tools[0]!.label}>
          {menu ? (
            <ToolMenu name={menu} tools={tools} stop={stopOf(menu)} onUse={onUse} />
          ) : (
            tools.map((tool) => (
              <ToolButton key={tool.label} tool={tool} stop={stopOf(tool.label)} onUse={() => onUse(tool)} />
            ))
          )}
        </Group>
      ))}
    </Bar>
  );
}
