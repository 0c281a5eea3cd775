import { claims } from '@workspace/contracts/claims/claims';
import { companyClaims } from '@workspace/contracts/claims/company-claims';

/** Steps to become a partner. */
export const partnerSteps = [
  {
    title: 'Demo & Setup',
    text: `See the platform on example streets, and ask what you like. Setup takes ${companyClaims.partnerSetup.value}.`,
  },
  {
    title: 'First Assessment',
    text: `Choose one network and drive it. Images, damage and ratings come back within ${claims.speed.value}, where a survey takes months.`,
  },
  {
    title: 'Win More Work',
    text: `Put the map and the plan into your proposal. ${companyClaims.contractsWon.value} contracts have been won with them so far.`,
  },
] as const;
