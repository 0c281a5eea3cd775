import { describe, expect, it } from 'vitest';
import { bandOf, pciBands } from '@workspace/ui/theme/pci.ts';
import { densityExample, ratingExample, recentBandNames } from './rating-example.ts';

describe('rating example', () => {
  it('subtracts the corrected deduct from 100', () => {
    expect(100 - ratingExample.correctedDeduct).toBe(ratingExample.pci);
    expect(ratingExample.correctedDeduct).toBeLessThan(ratingExample.totalDeduct);
  });

  it('divides the area of the distress by that of the sample unit', () => {
    const { lengthFt, widthFt, unitFt, squareFt, unitSquareFt, percent } = densityExample;
    expect([lengthFt * widthFt, unitFt[0] * unitFt[1]]).toEqual([squareFt, unitSquareFt]);
    expect((squareFt / unitSquareFt) * 100).toBe(percent);
  });

  it('lies in a band whose name differs between editions', () => {
    const index = pciBands.findIndex(({ name }) => name === bandOf(ratingExample.pci).name);
    expect([pciBands[index]!.name, recentBandNames[index], recentBandNames.length]).toEqual(['Good', 'Fair', 7]);
  });
});
