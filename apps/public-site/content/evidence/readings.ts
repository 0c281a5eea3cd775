import type { Claim, ReadingId } from '@workspace/contracts/claims/claim';
import { claims } from '@workspace/contracts/claims/claims';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { fullServiceClaims, selfServiceClaims } from '@workspace/contracts/claims/service-claims';

/** One of two figures that this site prints for the same thing. */
interface Reading {
  readonly claim: Claim;
  /** The place and the condition under which it is printed. */
  readonly condition: string;
}

/** Two figures for the same thing, and what is known about their difference. */
export interface Readings {
  readonly id: Exclude<ReadingId, 'accuracy'>;
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
      claim: fullServiceClaims.interval,
      condition: 'in the copy of every page that speaks of images, Full Service among them',
    },
    other: { claim: selfServiceClaims.interval, condition: 'on one tile of the Self Service page' },
    difference:
      'At the wider interval a short crack can lie between two images. Which plan, speed or camera takes which interval is not published yet: ask for the number in your contract.',
  },
  {
    id: 'distresses',
    title: 'How many kinds of distress?',
    usual: { claim: claims.distresses, condition: 'in most of our copy' },
    other: { claim: selfServiceClaims.distresses, condition: 'in one line of the Self Service page' },
    difference:
      'Both can be true, because the smaller one is a lower bound. The list of names is not published yet; the table of distresses says which ones our copy names.',
  },
  {
    id: 'price',
    title: 'What does a mile cost?',
    usual: { claim: claims.pricePerMile, condition: 'per mile, for every plan, wherever plans are priced' },
    other: {
      claim: companyClaims.faqPricePerMile,
      condition: 'per mile, “from about”, for Self Service alone, in one answer of the FAQ',
    },
    difference:
      'They differ by a factor of a thousand, which no rounding explains. What the lower one includes is not published yet. The cost calculator begins with the higher one.',
  },
  {
    id: 'savings',
    title: 'How much is saved on maintenance?',
    usual: { claim: claims.savings, condition: 'on the home page' },
    other: { claim: companyClaims.faqSavings, condition: 'in one answer of the FAQ' },
    difference:
      'The higher figure is the upper end of the range. The example on our page for cities takes the lower end, 35%. None of them names the network, the years or the spending before.',
  },
  {
    id: 'setup',
    title: 'How soon is it set up?',
    usual: { claim: claims.implementation, condition: 'for the service, on the home, Self Service and FAQ pages' },
    other: { claim: companyClaims.partnerSetup, condition: 'for partners, on the SaaS page' },
    difference:
      'Two offers, so both can be true. From which event the hours count is not published yet, and cameras on vehicles take time of their own.',
  },
  {
    id: 'inspection',
    title: 'What does a traditional inspection cost?',
    usual: { claim: selfServiceClaims.inspection, condition: 'on the Self Service page' },
    other: { claim: fullServiceClaims.inspection, condition: 'on the Full Service page' },
    difference:
      'Neither says for how many miles, so neither can be compared with a price per mile. Prices that agencies paid are in our audit tools. The cost calculator begins with the lower figure: put your own.',
  },
];
