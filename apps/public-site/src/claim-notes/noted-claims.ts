import { createContext } from 'react';
import type { Claim } from '@workspace/contracts/claims/claim';

/** Collects the claims that a page marks during server rendering, in their order. The page's notes list them. */
export const NotedClaimsContext = createContext<Claim[]>([]);

/** Identifies a note: claims in the same reading share one. */
export const isSameNote = (one: Claim, other: Claim): boolean =>
  one === other || (one.reading !== undefined && one.reading === other.reading && amountOf(one) === amountOf(other));

/** Returns the figure of a claim: `$100` and `$100/mi` are one amount. */
export const amountOf = ({ value }: Claim): string => value.replace('/mi', '');
