import { useSlateStatic } from 'slate-react';
import { styled } from 'styled-components';
import { Icon } from '@workspace/ui/Icon';
import { Menu, MenuItem } from '@workspace/ui/Menu';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { returnFromMenu } from './return-to-editor.ts';
import { shortcutName } from '../layout/shortcut.ts';
import type { Tool } from './tool.ts';
import { ToolFace } from './tool-face.ts';
import type { ToolGroup } from './tools.ts';
import type { RovingStop } from './use-roving-focus.ts';
import { useToolState } from './use-tool-state.ts';

const Keys = styled.kbd`
  margin-left: auto;
  padding-left: ${space.lg};
  color: ${color.inkSoft};
  font: ${text.xs} ${font.mono};
  white-space: nowrap;
  /* A phone has no such keys. */
  @media (width < 40rem) {
    display: none;
  }
`;

interface ToolMenuProps extends Pick<ToolGroup, 'tools'> {
  name: NonNullable<ToolGroup['menu']>;
  stop: RovingStop;
  onUse: (tool: Tool) => void;
}

/** A button of the toolbar that opens a menu of tools. */
export function ToolMenu({ name, tools, stop, onUse }: ToolMenuProps) {
  const editor = useSlateStatic();
  const isNamed = name === 'Insert';
  const trigger = isNamed ? (
    <>
      {name}
      <Icon name="chevronDown" size={14} />
    </>
  ) : (
    <Icon name={name === 'Merge field' ? 'people' : 'more'} size={18} />
  );
  return (
    <Menu {...(!isNamed && { label: name })} face={isNamed ? NamedFace : ToolFace} trigger={trigger} attributes={stop}>
      {/* A closed menu would compute the state of its tools with each key. */}
      {() =>
        tools.map((tool) => (
          <ToolItem key={tool.label} tool={tool} onChoose={() => returnFromMenu(editor, () => onUse(tool))} />
        ))
      }
    </Menu>
  );
}

const NamedFace = styled(ToolFace)`
  grid-auto-flow: column;
  gap: ${space.xs};
  width: auto;
  padding: 0 ${space.sm};
  font: ${weight.strong} ${text.sm} / 1 ${font.sign};
`;

function ToolItem({ tool, onChoose }: { tool: Tool; onChoose: () => void }) {
  const { icon, label, shortcut, typed } = tool;
  const { isOn, isOff } = useToolState(tool);
  const keys = shortcut ? shortcutName(shortcut) : typed;
  return (
    <MenuItem isChecked={isOn} isDisabled={isOff} onSelect={onChoose}>
      <Icon name={icon} size={18} />
      {label}
      {keys && <Keys>{keys}</Keys>}
    </MenuItem>
  );
}
