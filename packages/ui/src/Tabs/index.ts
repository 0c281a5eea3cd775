export type { Tab } from './tab.ts';
export { Tabs, type TabsProps } from './Tabs.tsx';
