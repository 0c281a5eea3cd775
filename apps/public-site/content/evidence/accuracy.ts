import type { Claim } from '@workspace/contracts/claims/claim';
import { claims } from '@workspace/contracts/claims/claims';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { whiteLabelClaims } from '@workspace/contracts/claims/service-claims';

/** A figure for accuracy. What a reader needs to judge it is in the register; a missing text is not published yet. */
export interface AccuracyClaim {
  readonly claim: Claim;
  /** The pages that print it. */
  readonly pages: readonly { readonly label: string; readonly to: string }[];
}

/** Every accuracy that this site prints, as it prints it. */
export const accuracyClaims: readonly AccuracyClaim[] = [
  {
    claim: claims.accuracy,
    pages: [{ label: 'Home', to: '/' }],
  },
  {
    claim: companyClaims.partnerAccuracy,
    pages: [
      { label: 'SaaS', to: '/saas' },
      { label: 'FAQ', to: '/faq#accuracy' },
    ],
  },
  {
    claim: whiteLabelClaims.accuracy,
    pages: [{ label: 'White Label', to: '/white-label' }],
  },
  {
    claim: companyClaims.parishAccuracy,
    pages: [{ label: 'Case studies', to: '/case-studies' }],
  },
];

/** The relation of the accuracies to each other. */
export const accuracyDifference =
  'They come from different pages and, in the last case, from one customer. They are not four measurements of one thing.';

/** Parts of a statement of accuracy that an engineer can check. */
export const soundStatement = [
  {
    title: 'The unit',
    description: 'Is it the share of distresses found, of images sorted, or of segments in the right band?',
  },
  {
    title: 'Both errors',
    description: 'Distresses missed, and distresses reported that are not there. One percentage hides one of them.',
  },
  {
    title: 'The reference',
    description: 'Whose rating it was compared with, on how many segments, drawn how, and how far two raters differ.',
  },
  {
    title: 'Day and conditions',
    description: 'Date, software version, season, sun, wet or dry pavement, surface type.',
  },
] as const;

/** The sampling error of a manual survey in points, more or less, which is often taken for the accuracy of an instrument. */
export const samplingError = {
  value: '5',
  description:
    'points, about 95 times in 100, is how near the mean of a section’s sample units is meant to be to the mean of all of them. It is the error of sampling, not of an instrument: a vendor who quotes it has not measured a camera.',
  source: 'US Army TM 5-623, Pavement Maintenance Management, 1982 (public domain)',
} as const;
