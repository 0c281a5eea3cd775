import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { chosenInForcedColors } from '../theme/forced-style.ts';
import { color, control, font, space, text, weight } from '../theme/tokens.ts';
import { nextTab } from './next-tab.ts';
import type { Tab } from './tab.ts';

const List = styled.div`
  display: flex;
  gap: ${space.xs};
  overflow-x: auto;
  /* The arrow keys scroll it; a bar of the browser would stand between the tabs and their line. */
  scrollbar-width: none;
  border-bottom: 1px solid ${color.line};
`;
const TabButton = styled.button`
  min-height: ${control.md};
  padding: ${space.xs} ${space.lg};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${color.inkSoft};
  font: ${weight.strong} ${text.sm} / 1.2 ${font.sign};
  white-space: nowrap;
  &:hover {
    color: ${color.ink};
  }
  &[aria-selected='true'] {
    border-bottom-color: ${color.lane};
    color: ${color.ink};
    ${chosenInForcedColors}
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

type TabRowProps = {
  label: string;
  tabs: readonly Tab[];
  current: string;
  prefix: string;
  onChoose: (id: string) => void;
};

/** The row of tabs: one Tab stop; arrow keys move to the next tab and select it. */
export function TabRow({ label, tabs, current, prefix, onChoose }: TabRowProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = nextTab(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    document.getElementById(`${prefix}-${tab.id}`)?.focus();
  };
  return (
    <List role="tablist" aria-label={label}>
      {tabs.map((tab, index) => (
        <TabButton
          key={tab.id}
          type="button"
          role="tab"
          id={`${prefix}-${tab.id}`}
          aria-selected={tab.id === current}
          aria-controls={`${prefix}-${tab.id}-panel`}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => onChoose(tab.id)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {tab.label}
        </TabButton>
      ))}
    </List>
  );
}
