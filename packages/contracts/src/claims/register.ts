import type { Claim } from './claim.ts';
import { claims } from './claims.ts';
import { companyClaims } from './company-claims.ts';
import { potholeClaims } from './pothole-claims.ts';
import { conditionClaims, placeClaims } from './condition-claims.ts';
import { cityClaims, fullServiceClaims, selfServiceClaims, whiteLabelClaims } from './service-claims.ts';

const rooms: Readonly<Record<string, Readonly<Record<string, Claim>>>> = {
  claims,
  companyClaims,
  potholeClaims,
  selfServiceClaims,
  fullServiceClaims,
  whiteLabelClaims,
  cityClaims,
  conditionClaims,
  placeClaims,
};

/** The whole register: the claims that a page or an article may state; everything else needs a check. */
export const register: readonly Claim[] = Object.values(rooms).flatMap((room) => Object.values(room));

/** The claims by their names in the code, such as `potholeClaims.repair`. */
export const claimsByName: ReadonlyMap<string, Claim> = new Map(
  Object.entries(rooms).flatMap(([room, claims]) =>
    Object.entries(claims).map(([name, claim]): [string, Claim] => [`${room}.${name}`, claim]),
  ),
);
