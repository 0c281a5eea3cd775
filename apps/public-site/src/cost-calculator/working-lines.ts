import { brand } from '@workspace/contracts/brand';
import type { Costs } from './calculate-costs.ts';
import { difference, equation, money, roundedEquation } from './figures.ts';
import {
  absolute,
  compare,
  decimalUnit,
  dividedBy,
  roundTo,
  times,
  toFraction,
  zero,
  type Fraction,
} from './fraction.ts';
import { inFull, type CostInputs } from './inputs.ts';
import { inDigits, printOperands, type Result } from './operands.ts';

/** One step of the calculation with the numbers filled in. */
export interface WorkingLine {
  readonly label: string;
  readonly sum: string;
  readonly result: string;
}

const mileDecimals = 6;
const exact = (dollars: number) => `$${inFull(dollars)}`;
const formatCount = (number: number, one: string) => `${inFull(number)} ${number === 1 ? one : `${one}s`}`;

/** Returns the whole calculation, step by step, to check by hand. */
export function workingLines(inputs: CostInputs, costs: Costs): WorkingLine[] {
  return [...surveyLines(inputs, costs), ...repairLines(inputs, costs), ...totalLines(inputs, costs)];
}

function surveyLines(inputs: CostInputs, { chargedMiles, today }: Costs): WorkingLine[] {
  const { miles, share, ratio, price, surveys, charged, plan, driving, inspection, interval } = inputs;
  const paidSurveys = charged === 'survey' ? surveys : 1;
  const often = charged === 'survey' ? ` × ${formatCount(surveys, 'survey')}` : ', once a year';
  return [
    {
      label: 'Today',
      sum: `${exact(inspection)} ÷ ${formatCount(interval, 'year')}`,
      result: money(today.survey, equation),
    },
    {
      label: 'Miles charged',
      sum: `${formatCount(miles, 'mile')} × ${inFull(share)}% × ${inFull(ratio)}`,
      result: milesResult(chargedMiles),
    },
    mileLine(brand.name, chargedMiles, {
      rest: `${exact(price)}${often}`,
      perMile: times(toFraction(price), toFraction(paidSurveys)),
    }),
    ...(plan === 'self-service'
      ? [
          mileLine('Your driving', chargedMiles, {
            rest: `${formatCount(surveys, 'survey')} × ${exact(driving)}`,
            perMile: times(toFraction(surveys), toFraction(driving)),
          }),
        ]
      : []),
  ];
}

function milesResult(miles: Fraction): string {
  const rounded = roundTo(miles, decimalUnit(mileDecimals));
  return `${compare(rounded, miles) === 0 ? '=' : '≈'}\u00a0${inDigits(rounded)}`;
}

function mileLine(label: string, miles: Fraction, { rest, perMile }: { rest: string; perMile: Fraction }): WorkingLine {
  const result: Result = ([operand], marks) => money(times(operand!, perMile), marks);
  const { texts, isRounded } = printOperands([miles], { decimals: mileDecimals, print: inDigits, result });
  return {
    label,
    sum: `${texts[0]!} ${texts[0] === '1' ? 'mile' : 'miles'} × ${rest}`,
    result: result([miles], isRounded ? roundedEquation : equation),
  };
}

function repairLines({ repairs, savings }: CostInputs, { ours }: Costs): WorkingLine[] {
  if (repairs === 0) return [];
  const sum = `${exact(repairs)} × (100% − ${inFull(savings)}%)`;
  return [{ label: 'Repairs after', sum, result: money(ours.repairs, equation) }];
}

function totalLines({ miles, people, years }: CostInputs, { today, ours, saved }: Costs): WorkingLine[] {
  const dividedInto =
    (count: number): Result =>
    ([total], marks) =>
      money(dividedBy(total!, toFraction(count)), marks);
  const overYears: Result = ([yearly], marks) => {
    const all = times(yearly!, toFraction(years));
    return compare(saved, zero) < 0 ? difference(zero, all, marks) : difference(all, zero, marks);
  };
  const inYear: Result = ([before, after], marks) => difference(before!, after!, marks);
  return [
    dollarLine('In a year', [today.total, ours.total], ([before, after]) => `${before!} − ${after!}`, inYear),
    dollarLine('Per mile of street', [ours.total], ([total]) => `${total!} ÷ ${inFull(miles)}`, dividedInto(miles)),
    dollarLine('Per resident', [ours.total], ([total]) => `${total!} ÷ ${inFull(people)}`, dividedInto(people)),
    dollarLine('Over the years', [absolute(saved)], ([one]) => `${formatCount(years, 'year')} × ${one!}`, overYears),
  ];
}

function dollarLine(
  label: string,
  operands: readonly Fraction[],
  sumOf: (texts: readonly string[]) => string,
  result: Result,
): WorkingLine {
  const print = (operand: Fraction) => `$${inDigits(operand, 2)}`;
  const { texts, isRounded } = printOperands(operands, { decimals: 2, print, result });
  return { label, sum: sumOf(texts), result: result(operands, isRounded ? roundedEquation : equation) };
}
