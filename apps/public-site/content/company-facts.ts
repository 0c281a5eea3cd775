import { brand } from '@workspace/contracts/brand';
import { claims } from '@workspace/contracts/claims/claims';
import { companyClaims } from '@workspace/contracts/claims/company-claims';
import { founder } from './founder.ts';
import { plans } from './plans.ts';

/** Facts about the company, as the cells of a plan sheet's title block. */
export const companyFacts = [
  { name: 'Company', value: brand.legalName },
  { name: 'Founded by', value: founder.name },
  { name: 'Measures', value: `${claims.scale.wording}, ${claims.scale.value}, and PASER` },
  { name: 'Standard', value: 'ASTM D6433' },
  { name: 'Tells apart', value: `${claims.distresses.value} kinds of distress` },
  { name: 'One image every', value: claims.imageInterval.value },
  { name: 'Results in', value: `${claims.speed.value}, not months` },
  { name: 'Price', value: `${claims.pricePerMile.value} ${claims.pricePerMile.wording}` },
  { name: 'Offered as', value: plans.map(({ name }) => name).join(', ') },
  { name: 'Analyzed so far', value: `${companyClaims.milesAnalyzed.value} miles` },
] as const;
