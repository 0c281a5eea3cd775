import { brand } from '@workspace/contracts/brand';
import type { Costs } from './calculate-costs.ts';
import { difference, equals, money, printedDifference } from './figures.ts';
import { inFull, type CostInputs } from './inputs.ts';

/** One step of the calculation with the numbers put in. */
export interface WorkingLine {
  readonly what: string;
  readonly sum: string;
  readonly result: string;
}

const exact = (dollars: number) => `$${inFull(dollars)}`;
const result = (dollars: number) => `${equals(dollars)} ${money(dollars)}`;
const counted = (number: number, one: string) => `${inFull(number)} ${number === 1 ? one : `${one}s`}`;

/** The whole calculation, step by step, as somebody would check it by hand. */
export function workingLines(inputs: CostInputs, costs: Costs): WorkingLine[] {
  const { miles, people, years } = inputs;
  const { today, ours, saved, savedInAll } = costs;
  return [
    ...surveyLines(inputs, costs),
    ...repairLines(inputs, costs),
    {
      what: 'In a year',
      sum: `${money(today.total)} − ${money(ours.total)}`,
      result: `${equals(saved)} ${difference(today.total, ours.total)}`,
    },
    { what: 'Per mile of street', sum: `${money(ours.total)} ÷ ${inFull(miles)}`, result: result(ours.perMile) },
    { what: 'Per resident', sum: `${money(ours.total)} ÷ ${inFull(people)}`, result: result(ours.perPerson) },
    {
      what: 'Over the years',
      sum: `${counted(years, 'year')} × ${money(printedDifference(today.total, ours.total))}`,
      result: `${equals(savedInAll)} ${difference(today.total * years, ours.total * years)}`,
    },
  ];
}

function surveyLines(inputs: CostInputs, { chargedMiles, today, ours }: Costs): WorkingLine[] {
  const { miles, share, ratio, price, surveys, charged, plan, driving, inspection, interval } = inputs;
  const often = charged === 'survey' ? `× ${counted(surveys, 'survey')}` : ', once a year';
  return [
    {
      what: 'Today',
      sum: `${exact(inspection)} ÷ ${counted(interval, 'year')}`,
      result: result(today.survey),
    },
    {
      what: 'Miles charged',
      sum: `${inFull(miles)} miles × ${inFull(share)}% × ${inFull(ratio)}`,
      result: `= ${inFull(chargedMiles)}`,
    },
    {
      what: brand.name,
      sum: `${inFull(chargedMiles)} miles × ${exact(price)} ${often}`.replace(' ,', ','),
      result: result(ours.fee),
    },
    ...(plan === 'self-service'
      ? [
          {
            what: 'Your driving',
            sum: `${inFull(chargedMiles)} miles × ${counted(surveys, 'survey')} × ${exact(driving)}`,
            result: result(ours.driving),
          },
        ]
      : []),
  ];
}

function repairLines({ repairs, savings }: CostInputs, { ours }: Costs): WorkingLine[] {
  if (repairs === 0) return [];
  const sum = `${exact(repairs)} × (100% − ${inFull(savings)}%)`;
  return [{ what: 'Repairs after', sum, result: result(ours.repairs) }];
}
