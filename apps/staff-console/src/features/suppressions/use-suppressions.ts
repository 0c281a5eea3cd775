import { listSuppressions } from '@workspace/contracts/suppressions';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useList } from '../../layout/use-list.ts';
import type { ListQuery } from '../../layout/use-list-query.ts';

export const pageSize = 50;

/** Finds suppressions; the last result stays until the next one has arrived. */
export function useSuppressions({ search, page }: Pick<ListQuery, 'search' | 'page'>) {
  const query = { page, pageSize, ...(search && { search }) };
  return useList(useEndpoint(listSuppressions, { query }));
}
