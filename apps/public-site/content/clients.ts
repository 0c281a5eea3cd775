import { claims } from '@workspace/contracts/claims/claims';

/** Clients of the service. Sample content: to be replaced or confirmed before the site goes live. */
export const clients = [
  { name: 'Large US city', claim: claims.cityMiles, isSample: true },
  { name: 'French highways', claim: claims.frenchMiles, isSample: true },
  { name: 'Louisiana parish', claim: claims.parishMiles, isSample: true },
] as const;
