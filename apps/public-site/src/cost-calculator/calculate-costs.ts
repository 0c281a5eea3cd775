import { dividedBy, minus, plus, times, toFraction, zero, type Fraction } from './fraction.ts';
import { amountNames, type AmountName } from './input-names.ts';
import type { CostInputs } from './inputs.ts';

/** Costs of a year, before and after, in dollars. Nothing is rounded here. */
export interface Costs {
  /** Miles that one survey is charged for. */
  readonly chargedMiles: Fraction;
  readonly today: YearOfCosts;
  readonly ours: YearOfCosts & { readonly fee: Fraction; readonly driving: Fraction };
  /** Saving of a year compared with today. Negative when it costs more. */
  readonly saved: Fraction;
}

interface YearOfCosts {
  /** Cost of assessing the condition of the streets. */
  readonly survey: Fraction;
  /** Repairs, claims and overtime, if entered. */
  readonly repairs: Fraction;
  readonly total: Fraction;
  readonly perMile: Fraction;
  readonly perPerson: Fraction;
  readonly allYears: Fraction;
}

type Amounts = Record<AmountName, Fraction>;

const hundred = toFraction(100);

/** Calculates with plain arithmetic: no one-off costs, no interest, no change of prices. */
export function calculateCosts(inputs: CostInputs): Costs {
  const exact = Object.fromEntries(amountNames.map((name) => [name, toFraction(inputs[name])])) as Amounts;
  const { miles, ratio, share, price, surveys, driving, inspection, interval, repairs, savings } = exact;
  const chargedMiles = dividedBy(times(times(miles, ratio), share), hundred);
  const surveyedMiles = times(chargedMiles, surveys);
  const fee = times(inputs.charged === 'survey' ? surveyedMiles : chargedMiles, price);
  const drive = inputs.plan === 'self-service' ? times(surveyedMiles, driving) : zero;
  const remainingShare = dividedBy(minus(hundred, savings), hundred);
  const today = yearOf(exact, dividedBy(inspection, interval), repairs);
  const ours = yearOf(exact, plus(fee, drive), times(repairs, remainingShare));
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
