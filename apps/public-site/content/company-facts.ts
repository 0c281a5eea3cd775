import { brand } from '@workspace/contracts/brand';
import type { Claim } from '@workspace/contracts/claims/claim';
import { claims } from '@workspace/contracts/claims/claims';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { founder } from './founder.ts';
import { plans } from './plans.ts';

interface CompanyFact {
  readonly name: string;
  readonly value: string;
  /** The claim that the value states. */
  readonly claim?: Claim;
}

/** Facts about the company, as the cells of a plan sheet's title block. */
export const companyFacts: readonly CompanyFact[] = [
  { name: 'Company', value: brand.legalName },
  { name: 'Founded by', value: founder.name },
  { name: 'Measures', value: `${claims.scale.wording}, ${claims.scale.value}, and PASER`, claim: claims.scale },
  { name: 'Standard', value: 'ASTM D6433' },
  { name: 'Tells apart', value: `${claims.distresses.value} kinds of distress`, claim: claims.distresses },
  { name: 'One image every', value: claims.imageInterval.value, claim: claims.imageInterval },
  { name: 'Results in', value: `${claims.speed.value}, not months`, claim: claims.speed },
  { name: 'Price', value: `${claims.pricePerMile.value} ${claims.pricePerMile.wording}`, claim: claims.pricePerMile },
  { name: 'Offered as', value: plans.map(({ name }) => name).join(', ') },
  { name: 'Analyzed so far', value: `${companyClaims.milesAnalyzed.value} miles`, claim: companyClaims.milesAnalyzed },
];
