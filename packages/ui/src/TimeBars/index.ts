export { TimeBars, type TimeBarsProps } from './TimeBars.tsx';
