import type { Claim } from '@workspace/contracts/claims/claim';
import { claims } from '@workspace/contracts/claims/claims';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { whiteLabelClaims } from '@workspace/contracts/claims/service-claims';

/** A figure for accuracy with everything that a reader needs to judge it. A missing text is not published yet. */
export interface AccuracyClaim {
  readonly claim: Claim;
  /** The pages that print it. */
  readonly pages: readonly { readonly label: string; readonly to: string }[];
  readonly definition?: string;
  readonly sample?: string;
  readonly date?: string;
  readonly limits: string;
}

const oneFigure = 'One figure for all distresses, severities and light.';

/** Every accuracy that this site prints, as it prints it. */
export const accuracyClaims: readonly AccuracyClaim[] = [
  {
    claim: claims.accuracy,
    pages: [{ label: 'Home', to: '/' }],
    limits: oneFigure,
  },
  {
    claim: companyClaims.partnerAccuracy,
    pages: [
      { label: 'SaaS', to: '/saas' },
      { label: 'FAQ', to: '/faq#accuracy' },
    ],
    limits: oneFigure,
  },
  {
    claim: whiteLabelClaims.accuracy,
    pages: [{ label: 'White Label', to: '/white-label' }],
    limits: `${oneFigure} The plus names no upper end.`,
  },
  {
    claim: companyClaims.parishAccuracy,
    pages: [{ label: 'Case studies', to: '/case-studies' }],
    sample: `One rural parish in Louisiana, ${companyClaims.parishMiles.value} miles`,
    limits: 'One network. It says nothing about a dense city.',
  },
];

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
