import type { Claim } from './claim.ts';
import { claims } from './claims.ts';
import { companyClaims, potholeClaims } from './company-claims.ts';
import { conditionClaims, placeClaims } from './condition-claims.ts';
import { cityClaims, fullServiceClaims, selfServiceClaims, whiteLabelClaims } from './service-claims.ts';

/** The whole register: what may be stated, on a page or in an article, and nothing else may without somebody's check. */
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
