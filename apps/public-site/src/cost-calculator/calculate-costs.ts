import { dividedBy, minus, plus, times, toFraction, zero, type Fraction } from './fraction.ts';
import { amountNames, type AmountName } from './input-names.ts';
import type { CostInputs } from './inputs.ts';

/** A year, before and after, in dollars. Nothing is rounded here. */
export interface Costs {
  /** Miles that the price is paid for in one survey. */
  readonly chargedMiles: Fraction;
  readonly today: YearOfCosts;
  readonly ours: YearOfCosts & { readonly fee: Fraction; readonly driving: Fraction };
  /** What a year costs less than today. Negative where it costs more. */
  readonly saved: Fraction;
}

interface YearOfCosts {
  /** Finding out what state the streets are in. */
  readonly survey: Fraction;
  /** Repairs, claims and overtime, where a sum was given. */
  readonly repairs: Fraction;
  readonly total: Fraction;
  readonly perMile: Fraction;
  readonly perPerson: Fraction;
  readonly allYears: Fraction;
}

type Amounts = Record<AmountName, Fraction>;

const hundred = toFraction(100);

/** Simple arithmetic on what was put in: no one-off costs, no interest, no change of prices. */
export function calculateCosts(inputs: CostInputs): Costs {
  const exact = Object.fromEntries(amountNames.map((name) => [name, toFraction(inputs[name])])) as Amounts;
  const { miles, ratio, share, price, surveys, driving, inspection, interval, repairs, savings } = exact;
  const chargedMiles = dividedBy(times(times(miles, ratio), share), hundred);
  const surveyedMiles = times(chargedMiles, surveys);
  const fee = times(inputs.charged === 'survey' ? surveyedMiles : chargedMiles, price);
  const drive = inputs.plan === 'self-service' ? times(surveyedMiles, driving) : zero;
  const keptShare = dividedBy(minus(hundred, savings), hundred);
  const today = yearOf(exact, dividedBy(inspection, interval), repairs);
  const ours = yearOf(exact, plus(fee, drive), times(repairs, keptShare));
  return { chargedMiles, today, ours: { ...ours, fee, driving: drive }, saved: minus(today.total, ours.total) };
}

function yearOf({ miles, people, years }: Amounts, survey: Fraction, repairs: Fraction): YearOfCosts {
  const total = plus(survey, repairs);
  return {
    survey,
    repairs,
    total,
    perMile: dividedBy(total, miles),
    perPerson: dividedBy(total, people),
    allYears: times(total, years),
  };
}
