import { useSearchParams } from 'react-router-dom';
import { readPage } from './read-page.ts';

export interface ListQuery {
  search: string;
  status: string;
  page: number;
}

/** What a list is searched and narrowed down by, and its page, kept in the address. Any change but of the page goes to the first one. */
export function useListQuery(): [ListQuery, (change: Partial<ListQuery>) => void] {
  const [address, setAddress] = useSearchParams();
  const query = {
    search: address.get('search') ?? '',
    status: address.get('status') ?? '',
    page: readPage(address),
  };
  const change = (given: Partial<ListQuery>) => {
    const { search, status, page } = { ...query, page: 1, ...given };
    const words = { ...(search && { search }), ...(status && { status }), ...(page > 1 && { page: String(page) }) };
    // Each letter of a search is no step to go back to.
    setAddress(words, { replace: given.search !== undefined });
  };
  return [query, change];
}
