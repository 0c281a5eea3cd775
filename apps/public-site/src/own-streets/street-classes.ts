import type { StreetClass } from '../road-network/segment.ts';

/** The classes in the order of their traffic. */
export const streetClasses = ['arterial', 'collector', 'local'] as const satisfies readonly StreetClass[];

export const classLabels: Readonly<Record<StreetClass, string>> = {
  arterial: 'Arterial',
  collector: 'Collector',
  local: 'Local',
};
