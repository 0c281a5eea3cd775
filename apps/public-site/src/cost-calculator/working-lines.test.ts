import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateCosts } from './calculate-costs.ts';
import { costRows } from './cost-rows.ts';
import { money } from './figures.ts';
import { absolute, compare, decimalUnit, roundTo, zero } from './fraction.ts';
import { amountNames, type AmountName } from './input-names.ts';
import { amounts, type Amount, type CostInputs } from './inputs.ts';
import { computeByHand, readPrinted } from './test-printed.ts';
import { formatAnnouncement } from './announced-result.ts';
import { inputsOf, rawInputsOf } from './raw-inputs.ts';
import { workingLines, type WorkingLine } from './working-lines.ts';

const linesOf = (inputs: CostInputs) => workingLines(inputs, calculateCosts(inputs));
const inputsAt = (query: string) => inputsOf(rawInputsOf(new URLSearchParams(query))).inputs!;
const lineAt = (query: string, name: string) => {
  const { sum, result } = linesOf(inputsAt(query)).find(({ label }) => label === name)!;
  return `${sum} ${result}`.replaceAll('\u00a0', ' ');
};

describe('working lines', () => {
  it.each([
    ['miles=1100&inspection=150000&repairs=10000000&savings=0', '$10,150,000 − $10,110,000 = $40,000 less'],
    ['miles=1100&inspection=150000&repairs=20000000&savings=0', '$20,150,000 − $20,110,000 = $40,000 less'],
    ['miles=1200&interval=4', '$50,000 − $120,000 = $70,000 more'],
    ['interval=3', '≈ $66,666.67 − $110,000 ≈ $43,300 more'],
    ['miles=2000', '$200,000 − $200,000 = the same'],
  ])('computes the year of %s from exact sums', (query, line) => expect(lineAt(query, 'In a year')).toBe(line));

  it.each([
    ['miles=1100&inspection=150000&repairs=20000000&savings=0', '5 years × $40,000 = $200,000 less'],
    ['plan=self-service&price=0.1', '5 years × $199,890 ≈ $999,000 less'],
    ['inspection=104500&price=1&miles=1000&interval=3&years=3', '3 years × ≈ $33,833.34 ≈ $102,000 less'],
    ['years=1', '1 year × $90,000 = $90,000 less'],
  ])('computes the years of %s from the exact saving', (query, line) =>
    expect(lineAt(query, 'Over the years')).toBe(line),
  );

  it('prints fractional miles in full, or with six decimals and the sign of rounded figures', () => {
    expect(lineAt('share=33.3&ratio=1.5', 'Miles charged')).toBe('1,100 miles × 33.3% × 1.5 = 549.45');
    expect(lineAt('miles=1.2345&share=33.33333', 'Miles charged')).toBe('1.2345 miles × 33.33333% × 1 ≈ 0.4115');
  });

  it('counts one mile and one year in the singular', () => {
    expect(lineAt('miles=1', 'Miles charged')).toBe('1 mile × 100% × 1 = 1');
    expect(lineAt('miles=1', 'Lanesight')).toBe('1 mile × $100 × 1 survey = $100');
    const inputs = inputsAt('years=1');
    expect(costRows(inputs, calculateCosts(inputs)).at(-1)!.label).toBe('Over 1 year');
  });

  it('gives results that a reader can compute by hand, and uses = only for exact lines', () => {
    fc.assert(
      fc.property(randomInputs(), (inputs) => {
        expect(linesOf(inputs).filter((line) => !isHonest(line))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('spoken result', () => {
  it('says which sums are rounded', () => {
    expect(formatAnnouncement(inputsAt(''))).toMatch(/costs \$110,000, \$90,000 less than today\.$/);
    expect(formatAnnouncement(inputsAt('price=10.99&inspection=12000'))).toMatch(
      /costs about \$12,100, \$89 more than today\.$/,
    );
  });
});

/** Returns true when computing the line by hand gives its result, and = appears only when nothing was rounded. */
function isHonest({ label, sum, result }: WorkingLine): boolean {
  const byHand = computeByHand(sum);
  const printed = readPrinted(result);
  const isExact = compare(absolute(byHand), printed.value) === 0 && !sum.includes('≈');
  if (result.startsWith('=') !== isExact) return false;
  if (label === 'In a year' && printed.sign !== compare(byHand, zero)) return false;
  if (label === 'Miles charged') return compare(roundTo(byHand, decimalUnit(6)), printed.value) === 0;
  if (printed.isUnderCent) return money(byHand) === 'under $0.01';
  return compare(readPrinted(money(byHand)).value, printed.value) === 0;
}

function randomInputs(): fc.Arbitrary<CostInputs> {
  const numbers = Object.fromEntries(amountNames.map((name) => [name, randomAmount(amounts[name])]));
  return fc.record({
    ...(numbers as Record<AmountName, fc.Arbitrary<number>>),
    plan: fc.constantFrom('full-service', 'self-service'),
    charged: fc.constantFrom('survey', 'year'),
  });
}

/** Generates presets, small and large numbers, with and without decimals. */
function randomAmount({ preset, least, most, isComplete }: Amount): fc.Arbitrary<number> {
  const whole = fc.integer({ min: Math.ceil(least), max: Math.min(most, 2 ** 31 - 1) });
  const small = fc.integer({ min: Math.ceil(least), max: Math.min(most, 12) });
  if (isComplete) return fc.oneof(fc.constant(preset), small, whole);
  const cents = fc.integer({ min: Math.ceil(least * 100), max: Math.min(most * 100, 1e6) }).map((n) => n / 100);
  const fine = fc.double({ min: least, max: most, noNaN: true }).map((n) => Number(n.toFixed(9)));
  return fc.oneof(fc.constant(preset), small, whole, cents, fine);
}
