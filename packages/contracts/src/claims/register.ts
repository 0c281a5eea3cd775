import type { Claim } from './claim.ts';
import { claims } from './claims.ts';
import { companyClaims, potholeClaims } from './company-claims.ts';
import { conditionClaims, placeClaims } from './condition-claims.ts';
import { cityClaims, fullServiceClaims, selfServiceClaims, whiteLabelClaims } from './service-claims.ts';

/** The whole register: the claims that a page or an article may state; everything else needs a check. */
export const register: readonly Claim[] = [
  claims,
  companyClaims,
  potholeClaims,
  selfServiceClaims,
  fullServiceClaims,
  whiteLabelClaims,
  cityClaims,
  conditionClaims,
  placeClaims,
].flatMap((room): Claim[] => Object.values(room));
