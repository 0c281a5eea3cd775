import { describe, expect, it } from 'vitest';
import { networkOf, street, testAssumptions } from '../road-network/test-network.ts';
import { dearestJob, sliderEnd } from './slider-end.ts';

describe('dearestJob', () => {
  it('is the price of the dearest treatment of the largest street, whatever its rating', () => {
    const network = { name: 'Two streets', segments: [street({ pci: 100, lengthFeet: 3000 }), street({ pci: 5 })] };
    expect(dearestJob(network, testAssumptions)).toBe(Math.round(9000 * testAssumptions.costs.reconstruction.local));
  });

  it('is nothing without streets', () => {
    expect(dearestJob(networkOf(), testAssumptions)).toBe(0);
  });
});

describe('sliderEnd', () => {
  it('is a round number of about a ninth of the backlog', () => {
    expect(sliderEnd(80_000_000)).toBe(9_000_000);
    expect(sliderEnd(0)).toBe(15_000);
  });

  it('has room for the dearest street and for each budget', () => {
    expect(sliderEnd(636_884, 636_884)).toBe(650_000);
    expect(sliderEnd(80_000_000, 636_884, 12_300_000, 4_000_000)).toBe(15_000_000);
  });
});
