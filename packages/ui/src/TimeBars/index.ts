export { AsTable } from './AsTable.tsx';
export { CountBars } from './CountBars.tsx';
export { TimeBars, type TimeBarsProps } from './TimeBars.tsx';
