import { companyClaims } from '@workspace/contracts/claims/company-claims';

/** Results of the company's work, for the about page. */
export const impact = [
  {
    id: 'savings',
    claim: companyClaims.combinedSavings,
    label: 'Money',
    text: 'Saved by the three customers whose results we publish, taken together.',
  },
  {
    id: 'miles',
    claim: companyClaims.milesAnalyzed,
    label: 'Miles',
    text: 'Of road photographed, searched for damage and rated.',
  },
  {
    id: 'delays',
    claim: companyClaims.highwayDelays,
    label: 'Delays',
    text: 'Fewer of them in the maintenance of a French highway network.',
  },
  {
    id: 'contracts',
    claim: companyClaims.contractsWon,
    label: 'Contracts',
    text: 'Won by contractors and engineering firms who brought a rating to the table.',
  },
] as const;
