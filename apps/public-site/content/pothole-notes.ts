import type { Claim } from '@workspace/contracts/claims/claim';
import { claims } from '@workspace/contracts/claims/claims';
import { potholeClaims as claim } from '@workspace/contracts/claims/pothole-claims';
import { potholeSources as source, type PublicSource } from './pothole-sources.ts';

/** A numbered note of the report: the claims that it is on, and public figures to compare them with. */
export interface PotholeNote {
  readonly claims: readonly [Claim, ...Claim[]];
  readonly compareWith: readonly PublicSource[];
}

/** The notes in the order in which the report needs them. */
export const potholeNotes: readonly PotholeNote[] = [
  { claims: [claim.poorRoads], compareWith: [source.trip2018, source.asce2021, source.asce2025] },
  { claims: [claim.annualCost], compareWith: [source.trip2018, source.aaa2022, source.tti1997] },
  { claims: [claim.unreported], compareWith: [source.reporting2022] },
  { claims: [claim.response], compareWith: [source.sanFrancisco, source.sanDiego] },
  { claims: [claim.repair], compareWith: [] },
  { claims: [claim.vehicleDamage], compareWith: [source.aaa2022, source.aaa2023] },
  { claims: [claim.preventable], compareWith: [] },
  { claims: [claim.ratio], compareWith: [source.michigan1997] },
  { claims: [claim.throwPrice, claim.throwLife], compareWith: [source.patches2000] },
  { claims: [claim.fullPrice, claim.fullLife], compareWith: [] },
  { claims: [claim.cityTotal, claim.cityPeople], compareWith: [] },
  { claims: [claim.semiPrice, claim.semiLife], compareWith: [source.patches2000] },
  { claims: [claims.distresses], compareWith: [] },
  { claims: [claims.monthlyScanRepair], compareWith: [] },
];

/** The versions of the report, the latest first. */
export const potholeVersions = [
  {
    number: '1.1',
    day: '2026-11-26',
    changes:
      'A note on every figure, public figures to compare with, versions, a form to cite, and a layout for print. No figure changed.',
  },
  { number: '1.0', day: '2026-11-21', changes: 'First version.' },
] as const;
