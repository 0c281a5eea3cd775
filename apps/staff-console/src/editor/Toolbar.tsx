import { useState } from 'react';
import { styled } from 'styled-components';
import { useSlate } from 'slate-react';
import { Tooltip } from '@workspace/ui/Tooltip';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { currentLink, isBlockOn, isMarkOn, toggleBulletedList, toggleHeading, toggleMark } from './commands.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { takeSelection } from './take-selection.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  padding: ${space.xs};
  border-bottom: 1px solid ${color.lineControl};
`;
const Tool = styled.button`
  min-height: 2.25rem;
  padding: 0 ${space.md};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.ink};
  font: ${weight.strong} ${text.sm} / 1 ${font.sign};
  &:hover {
    background-color: ${color.groundAlt};
  }
  &[aria-pressed='true'] {
    background-color: ${color.lane};
    color: ${color.onLane};
  }
`;

/** What can be done to the selection. Pressing a tool leaves the selection where it is. */
export function Toolbar({ controls }: { controls: string }) {
  const editor = useSlate();
  const [isLinking, setLinking] = useState(false);
  const tool = (label: string, isOn: boolean, run: () => void) => (
    <Tool
      type="button"
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        takeSelection(editor);
        run();
      }}
    >
      {label}
    </Tool>
  );
  return (
    <Bar role="group" aria-label="Formatting" aria-controls={controls}>
      <Tooltip text="Ctrl+B, or ⌘B">{tool('Bold', isMarkOn(editor, 'bold'), () => toggleMark(editor, 'bold'))}</Tooltip>
      {tool('Heading', isBlockOn(editor, 'heading'), () => toggleHeading(editor))}
      {tool('Bullet list', isBlockOn(editor, 'bulleted-list'), () => toggleBulletedList(editor))}
      {tool('Link', currentLink(editor) !== undefined, () => setLinking(true))}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Bar>
  );
}
