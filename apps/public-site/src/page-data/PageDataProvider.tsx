import { useContext, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { PageDataContext } from './page-data-context.ts';

/** Data never becomes stale by itself, and failed requests are not retried: the user decides to try again. */
const rules = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** Wraps content that shows API data: from the server rendering when there is one, else from one request. */
export function PageDataProvider({ children }: { children: ReactNode }) {
  const fallback = useContext(PageDataContext);
  return <SWRConfig value={{ fallback, ...rules }}>{children}</SWRConfig>;
}
