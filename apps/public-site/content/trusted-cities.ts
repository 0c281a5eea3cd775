import type { TrustedCity } from './service-records.ts';

/** Six cities with their populations. Sample content with invented names: to be replaced before the site goes live. */
export const trustedCities: readonly TrustedCity[] = [
  { name: 'Alderport', population: '84,200', isSample: true },
  { name: 'Cedarmoor', population: '31,600', isSample: true },
  { name: 'Dunmarsh', population: '12,900', isSample: true },
  { name: 'Eastmere', population: '146,000', isSample: true },
  { name: 'Larkhollow', population: '22,400', isSample: true },
  { name: 'Stonequay', population: '58,700', isSample: true },
];
