/** One band of the Pavement Condition Index: ratings from `from` up to the next band, and its color. */
export type PciBand = { name: string; from: number; to: number; fill: string; onFill: string };

/**
 * The seven bands, best first. Source: specification section 9. Colors are for ratings only, with the rating printed
 * beside them.
 */
export const pciBands = [
  { name: 'Excellent', from: 85, to: 100, fill: '#1b7f4d', onFill: '#ffffff' },
  { name: 'Very Good', from: 70, to: 85, fill: '#5fae57', onFill: '#17191a' },
  { name: 'Good', from: 55, to: 70, fill: '#c3c84a', onFill: '#17191a' },
  { name: 'Fair', from: 40, to: 55, fill: '#e9b03a', onFill: '#17191a' },
  { name: 'Poor', from: 25, to: 40, fill: '#e07b32', onFill: '#17191a' },
  { name: 'Very Poor', from: 10, to: 25, fill: '#c9422f', onFill: '#ffffff' },
  { name: 'Failed', from: 0, to: 10, fill: '#7d1f1f', onFill: '#ffffff' },
] as const satisfies readonly PciBand[];

/** The edition whose names the bands have: since 2007 the same edges have others. */
export const bandNamesNote = 'Band names as in ASTM D6433 before 2007.';

/** Returns the ratings of a band as the site writes them: `85-100`. */
export const bandRange = ({ from, to }: Pick<PciBand, 'from' | 'to'>): string => `${from}-${to}`;

/** Returns the band of a rating from 0 to 100; a rating on a border belongs to the better band. */
export function bandOf(pci: number): PciBand {
  return pciBands.find((band) => pci >= band.from) ?? pciBands[6];
}
