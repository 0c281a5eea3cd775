import type { CostInputs } from './inputs.ts';

/** A year, before and after, in dollars. Nothing is rounded here. */
export interface Costs {
  /** Miles that the price is paid for in one survey. */
  readonly chargedMiles: number;
  readonly today: YearOfCosts;
  readonly ours: YearOfCosts & { readonly fee: number; readonly driving: number };
  /** What a year costs less than today. Negative where it costs more. */
  readonly saved: number;
  readonly savedInAll: number;
}

interface YearOfCosts {
  /** Finding out what state the streets are in. */
  readonly survey: number;
  /** Repairs, claims and overtime, where a sum was given. */
  readonly repairs: number;
  readonly total: number;
  readonly perMile: number;
  readonly perPerson: number;
}

/** Simple arithmetic on what was put in: no one-off costs, no interest, no change of prices. */
export function calculateCosts(inputs: CostInputs): Costs {
  const { miles, ratio, share, price, surveys, charged, plan, driving, inspection, interval } = inputs;
  const chargedMiles = (miles * ratio * share) / 100;
  const fee = chargedMiles * price * (charged === 'survey' ? surveys : 1);
  const drive = plan === 'self-service' ? chargedMiles * surveys * driving : 0;
  const today = yearOf(inputs, inspection / interval, inputs.repairs);
  const after = yearOf(inputs, fee + drive, inputs.repairs * (1 - inputs.savings / 100));
  const saved = today.total - after.total;
  return { chargedMiles, today, ours: { ...after, fee, driving: drive }, saved, savedInAll: saved * inputs.years };
}

function yearOf({ miles, people }: CostInputs, survey: number, repairs: number): YearOfCosts {
  const total = survey + repairs;
  return { survey, repairs, total, perMile: total / miles, perPerson: total / people };
}
