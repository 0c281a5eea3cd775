import type { ApiError } from '@workspace/contracts/endpoint/api-error';
import { useLast } from './use-last.ts';

interface Request<Found> {
  data: Found | undefined;
  error: ApiError | undefined;
  refresh: () => void;
}

/** A list: the last response stays until that of another filter, search or page arrives, or fails. */
export interface List<Found> {
  shown: Found | undefined;
  /** True while the response for another filter, search or page is shown. */
  isStale: boolean;
  error: ApiError | undefined;
  refresh: () => void;
}

/** Returns the list that a request returns, for `ListResults`. */
export function useList<Found>({ data, error, refresh }: Request<Found>): List<Found> {
  return { shown: useLast(data, error), isStale: data === undefined, error, refresh };
}
