import { claims } from '@workspace/contracts/claims/claims';
import { potholeClaims } from '@workspace/contracts/claims/pothole-claims';
import { cityClaims, selfServiceClaims } from '@workspace/contracts/claims/service-claims';
import { dollarsOf } from '../pages/services/dollars-of.ts';
import type { AmountName, ChoiceName } from './input-names.ts';
import { readNumber } from './read-number.ts';

/** A number that a visitor can change. Its name is also its query parameter. */
export interface Amount {
  readonly label: string;
  readonly unit: string;
  readonly preset: number;
  readonly least: number;
  readonly most: number;
  readonly isComplete?: boolean;
}

const dollars = { unit: '$', least: 0, most: 1e9 } as const;

/** Every number of the calculation. A preset is a claim of this site or a placeholder; the notes say which. */
export const amounts = {
  miles: {
    label: 'Miles of street',
    unit: 'miles',
    preset: readNumber(claims.cityMiles.value)!,
    least: 0.1,
    most: 1e6,
  },
  people: {
    label: 'Population',
    unit: 'people',
    preset: readNumber(potholeClaims.cityPeople.value)!,
    least: 1,
    most: 1e8,
    isComplete: true,
  },
  inspection: { label: 'One inspection today', ...dollars, preset: dollarsOf(selfServiceClaims.inspection.value) },
  interval: { label: 'From one inspection to the next', unit: 'years', preset: 1, least: 0.1, most: 50 },
  repairs: { label: 'Repairs, claims and overtime in a year', ...dollars, preset: 0 },
  savings: {
    label: 'Share of repairs saved',
    unit: '%',
    preset: readNumber(cityClaims.savings.value)!,
    least: 0,
    most: 100,
  },
  price: { label: 'Price of a mile', ...dollars, most: 1e4, preset: dollarsOf(claims.pricePerMile.value) },
  surveys: {
    label: 'Surveys in a year',
    unit: 'a year',
    preset: 1,
    least: 1,
    most: readNumber(claims.scansPerYear.value)!,
    isComplete: true,
  },
  share: { label: 'Share of the network surveyed', unit: '%', preset: 100, least: 1, most: 100 },
  ratio: { label: 'Miles charged for one mile of street', unit: 'miles', preset: 1, least: 0.1, most: 12 },
  driving: { label: 'Your own cost of driving a mile', ...dollars, most: 1e4, preset: 0 },
  years: { label: 'Years to add up', unit: 'years', preset: 5, least: 1, most: 50, isComplete: true },
} as const satisfies Record<AmountName, Amount>;

interface Choice {
  readonly label: string;
  /** The first option is the preset. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Choice fields with their options. */
export const choices = {
  plan: {
    label: 'Plan',
    options: [
      { value: 'full-service', label: 'Full Service: our drivers' },
      { value: 'self-service', label: 'Self Service: your crews' },
    ],
  },
  charged: {
    label: 'The price is charged',
    options: [
      { value: 'survey', label: 'for each survey' },
      { value: 'year', label: 'once a year' },
    ],
  },
} as const satisfies Record<ChoiceName, Choice>;

type Chosen = { [Name in ChoiceName]: (typeof choices)[Name]['options'][number]['value'] };

/** All inputs of the calculation. Dollars, miles, years and percent as the labels say. */
export type CostInputs = Record<AmountName, number> & Chosen;

/** Inputs are parsed to this many decimals, so that the working can print them in full. */
export const finestDecimals = 9;

/** Formats a preset or a typed number in full. */
export const inFull = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: finestDecimals });
