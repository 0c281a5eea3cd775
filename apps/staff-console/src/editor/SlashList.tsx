import { useEffect, useRef, type MouseEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@workspace/ui/Icon';
import { chosenInForcedColors } from '@workspace/ui/theme/forced-style.ts';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { BlockTool } from './block-tool.ts';

const List = styled.div`
  position: absolute;
  z-index: 2;
  width: min(21rem, 100% - 2 * ${space.lg});
  padding: ${space.xs};
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  box-shadow: ${color.shadow};
`;
const Option = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${space.md};
  align-items: center;
  min-height: 2.75rem;
  padding: ${space.xs} ${space.sm};
  border-radius: ${radius.sm};
  cursor: pointer;
  font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
  &[aria-selected='true'] {
    background-color: ${color.linkTint};
    box-shadow: inset 3px 0 ${color.link};
    ${chosenInForcedColors}
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font: ${weight.text} ${text.xs} / 1.3 ${font.text};
  }
  kbd {
    color: ${color.inkSoft};
    font: ${text.xs} ${font.mono};
  }
`;

interface SlashListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  entries: readonly BlockTool[];
  active: number;
  activate: (index: number) => void;
  choose: (entry: BlockTool) => void;
}

/** Browsers also report a pointer at rest when the list opens or scrolls below it. */
const isMoved = ({ movementX, movementY }: MouseEvent): boolean => movementX !== 0 || movementY !== 0;

/** The options of the menu of blocks. A press keeps the focus in the editor. */
export function SlashList({ ref, id, entries, active, activate, choose }: SlashListProps) {
  const current = useRef<HTMLDivElement>(null);
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <List
      ref={ref}
      id={id}
      role="listbox"
      aria-label="Blocks"
      tabIndex={0}
      onMouseDown={(event) => event.preventDefault()}
    >
      {entries.map((entry, index) => (
        <Option
          key={entry.label}
          ref={index === active ? current : undefined}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onMouseMove={(event) => isMoved(event) && index !== active && activate(index)}
          onClick={() => choose(entry)}
        >
          <Icon name={entry.icon} size={18} />
          <span>
            {entry.label}
            <small>{entry.hint}</small>
          </span>
          {entry.typed && <kbd>{entry.typed}</kbd>}
        </Option>
      ))}
    </List>
  );
}
