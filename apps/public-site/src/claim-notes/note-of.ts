import { registered, yearly, type Claim, type ClaimBasis } from '@workspace/contracts/claims/claim';
import { accuracyClaims, accuracyDifference } from '../../content/evidence/accuracy.ts';
import { readings } from '../../content/evidence/readings.ts';
import { longDay } from '../long-day.ts';
import { amountOf } from './noted-claims.ts';

/** A note on a printed figure. */
export interface ClaimNote {
  /** The figure with its subject, as printed. */
  readonly figure: string;
  readonly subject: string;
  /** The definition, sample and condition, and the figures of other pages for the same thing. */
  readonly meaning: string;
  /** The grounds and the owner of the statement, its first day and its next review. */
  readonly grounds: string;
  /** Of the grounds, that which `usualGrounds` does not say. */
  readonly ownGrounds: string;
  /** The part of the site that has more on it. */
  readonly more: { readonly label: string; readonly to: string };
}

const groundsOf: Record<ClaimBasis, string> = {
  statement: 'Our own statement; no measurement is published yet.',
  terms: 'Our own terms; your contract has the binding words.',
  customer: 'Our own account of our customers; none of their data is published yet.',
  example: 'Our own example; no accounts of a city are published with it.',
  sum: 'Our own sum of the figures beside it.',
  scale: 'Set by the standard.',
  shown: 'The page itself shows it.',
};

const evidence = (label: string, anchor = '') => ({ label: `Evidence: ${label}`, to: `/evidence${anchor}` });

/** Returns the note on a claim. */
export function noteOf(claim: Claim): ClaimNote {
  const { value, wording, definition, sample, condition, basis, owner, since, validUntil } = claim;
  const parts = [
    definition ?? missingDefinition(claim),
    sample && `Sample: ${sample}.`,
    condition,
    differenceOf(claim),
  ];
  return {
    figure: value,
    subject: wording,
    meaning: parts.filter(Boolean).join(' '),
    grounds: `${groundsOf[basis]} ${owner} team, since ${longDay(since)}; next review by ${longDay(validUntil)}.`,
    ownGrounds: ownGroundsOf(claim),
    more: moreOn(claim),
  };
}

/** The grounds of most figures; a list of notes says them once. */
export const usualGrounds = `Where a note says nothing else, the figure is our own statement with no published measurement. It stands since ${longDay(registered)}; its next review is by ${longDay(yearly)}.`;

function ownGroundsOf({ basis, owner, since, validUntil }: Claim): string {
  const dates = [
    since !== registered && `since ${longDay(since)}`,
    validUntil !== yearly && `next review by ${longDay(validUntil)}`,
  ].filter(Boolean);
  const owned = `${[`${owner} team`, ...dates].join(', ')}.`;
  return basis === 'statement' ? owned : `${groundsOf[basis]} ${owned}`;
}

const missingDefinition = ({ reading }: Claim) =>
  reading === 'accuracy' ? 'What the percentage counts is not published yet.' : undefined;

/** Returns the figures of other pages for the same thing, with what is known about the difference. */
function differenceOf(claim: Claim): string | undefined {
  const { reading, value } = claim;
  if (reading === undefined) return undefined;
  if (reading === 'accuracy') {
    const others = accuracyClaims.filter((one) => one.claim.value !== value);
    const printed = others.map((one) => `${one.claim.value} (${one.pages.map(({ label }) => label).join(', ')})`);
    return `Other pages print ${printed.join(', ')}. ${accuracyDifference}`;
  }
  const { usual, other, difference } = readings.find(({ id }) => id === reading)!;
  const others = [usual, other].filter((one) => one.claim.value !== amountOf(claim));
  return `We also print ${others.map((one) => `${one.claim.value} ${one.condition}`).join('; and ')}. ${difference}`;
}

function moreOn({ reading, basis }: Claim): ClaimNote['more'] {
  if (reading === 'accuracy') return evidence('accuracy', '#accuracy');
  if (reading) return evidence('two readings', `#reading-${reading}`);
  if (basis === 'scale') return { label: 'How a rating is made', to: '/lab/rating' };
  if (basis === 'customer') return evidence('references', '#procurement');
  if (basis === 'terms') return evidence('terms', '#procurement');
  return evidence('what is published');
}
