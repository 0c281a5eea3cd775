export { StackedBar, stackedBarTones, type StackedBarPart, type StackedBarTone } from './StackedBar.tsx';
