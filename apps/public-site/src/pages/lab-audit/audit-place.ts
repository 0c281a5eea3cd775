import { qualityItems } from './facts/quality-items.ts';

/** The page's path. */
export const auditPlace = '/lab/audit';

/** Names of everything that its query keeps. Pasted ratings and own streets are not among them: they stay on the device. */
export const auditParams = [
  'units',
  'margin',
  'spread',
  'draw',
  'seed',
  'order',
  ...qualityItems.map(({ key }) => key),
] as const;
