import { ListSearch } from '../../layout/ListTools.tsx';
import { useSearchField } from '../../layout/use-search-field.ts';

/** Debounce of the search, in milliseconds. */
const pause = 300;

/** The search field of the posts. */
export function SearchPosts({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [written, setWritten] = useSearchField(search, onSearch, pause);
  return <ListSearch label="Search title, excerpt and text" value={written} onChange={setWritten} />;
}
