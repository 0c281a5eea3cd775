import { useContext, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { PageDataContext } from './page-data-context.ts';

/** Data never goes stale by itself, and a failed call is not repeated: a person decides to try again. */
const rules = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** Around whatever shows the API's data: from the server's drawing where there is one, else from one call. */
export function PageDataProvider({ children }: { children: ReactNode }) {
  const fallback = useContext(PageDataContext);
  return <SWRConfig value={{ fallback, ...rules }}>{children}</SWRConfig>;
}
