import { claims } from '@workspace/contracts/claims/claims';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { fullServiceClaims, selfServiceClaims } from '@workspace/contracts/claims/service-claims';

/** One of two figures that this site prints for the same thing. */
interface Reading {
  readonly value: string;
  /** The place and the condition under which it is printed. */
  readonly condition: string;
}

/** Two figures for the same thing, and what is known about their difference. */
export interface Readings {
  readonly id: string;
  readonly title: string;
  readonly usual: Reading;
  readonly other: Reading;
  readonly difference: string;
}

/** The figures of the site that differ from page to page. The accuracies have a table of their own. */
export const readings: readonly Readings[] = [
  {
    id: 'interval',
    title: 'How far apart are the images?',
    usual: {
      value: fullServiceClaims.interval.value,
      condition: 'in the copy of every page that speaks of images, Full Service among them',
    },
    other: { value: selfServiceClaims.interval.value, condition: 'on one tile of the Self Service page' },
    difference:
      'At the wider interval a short crack can lie between two images. Which plan, speed or camera takes which interval is not published yet: ask for the number in your contract.',
  },
  {
    id: 'distresses',
    title: 'How many kinds of distress?',
    usual: { value: claims.distresses.value, condition: 'in most of our copy' },
    other: { value: selfServiceClaims.distresses.value, condition: 'in one line of the Self Service page' },
    difference:
      'Both can be true, because the smaller one is a lower bound. The list of names is not published yet; the table below says which ones our copy names.',
  },
  {
    id: 'price',
    title: 'What does a mile cost?',
    usual: { value: claims.pricePerMile.value, condition: 'per mile, for every plan, wherever plans are priced' },
    other: {
      value: companyClaims.faqPricePerMile.value,
      condition: 'per mile, “from about”, for Self Service alone, in one answer of the FAQ',
    },
    difference:
      'They differ by a factor of a thousand, which no rounding explains. What the lower one includes is not published yet. The cost calculator begins with the higher one.',
  },
];
