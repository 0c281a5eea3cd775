import { describe, expect, test } from 'vitest';
import { bandOf, bandRange, pciBands } from './pci.ts';

describe('PCI scale', () => {
  test('covers 0 to 100 without a gap', () => {
    const steps = pciBands.map((band) => band.to);
    expect(steps.slice(1)).toEqual(pciBands.slice(0, -1).map((band) => band.from));
    expect([pciBands[0].to, pciBands[6].from]).toEqual([100, 0]);
  });

  test('writes the ratings of a band with a hyphen', () => {
    expect(bandRange(pciBands[0])).toBe('85-100');
  });

  test('assigns a rating on a border to the better band', () => {
    expect([85, 84.9, 40, 0, 100].map((pci) => bandOf(pci).name)).toEqual([
      'Excellent',
      'Very Good',
      'Fair',
      'Failed',
      'Excellent',
    ]);
  });
});
