import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { space } from '../theme/tokens.ts';
import type { Tab } from './tab.ts';
import { TabRow } from './TabRow.tsx';

const TabPanel = styled.div`
  padding-top: ${space.xl};
`;

export type TabsProps = {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly [Tab, ...Tab[]];
  /** Id of the selected tab in controlled mode; uncontrolled without it. */
  selected?: string;
  onSelect?: (id: string) => void;
};

/** Tabs by the ARIA pattern: one Tab stop, and arrow keys select at once. Hidden panels keep their state. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const [own, setOwn] = useState(tabs[0].id);
  const prefix = useId();
  const current = selected ?? own;
  const choose = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  return (
    <div>
      <TabRow label={label} tabs={tabs} current={current} prefix={prefix} onChoose={choose} />
      {tabs.map((tab) => (
        <TabPanel
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-${tab.id}-panel`}
          aria-labelledby={`${prefix}-${tab.id}`}
          hidden={tab.id !== current}
          tabIndex={0}
        >
          {tab.content}
        </TabPanel>
      ))}
    </div>
  );
}
