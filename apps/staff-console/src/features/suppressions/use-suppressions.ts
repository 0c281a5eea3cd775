import { listSuppressions } from '@workspace/contracts/suppressions';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import type { ListQuery } from '../../layout/use-list-query.ts';
import { useLast } from '../../layout/use-last.ts';

export const pageSize = 50;

/** Finds suppressions; the last result stays until the next one has arrived. */
export function useSuppressions({ search, page }: Pick<ListQuery, 'search' | 'page'>) {
  const query = { page, pageSize, ...(search && { search }) };
  const { data, error, refresh } = useEndpoint(listSuppressions, { query });
  return { shown: useLast(data, error), isStale: data === undefined, error, refresh };
}
