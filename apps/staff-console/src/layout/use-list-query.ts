import { useSearchParams } from 'react-router-dom';
import { readPage } from './read-page.ts';

export interface ListQuery {
  search: string;
  status: string;
  page: number;
}

/** Search, filter and page of a list, stored in the URL. Every change except of the page resets to the first page. */
export function useListQuery(): [ListQuery, (change: Partial<ListQuery>) => void] {
  const [address, setAddress] = useSearchParams();
  const query = {
    search: address.get('search') ?? '',
    status: address.get('status') ?? '',
    page: readPage(address),
  };
  const change = (patch: Partial<ListQuery>) => {
    const { search, status, page } = { ...query, page: 1, ...patch };
    const words = { ...(search && { search }), ...(status && { status }), ...(page > 1 && { page: String(page) }) };
    // Replaces the history entry: a single letter of a search is no step to return to.
    setAddress(words, { replace: patch.search !== undefined });
  };
  return [query, change];
}
