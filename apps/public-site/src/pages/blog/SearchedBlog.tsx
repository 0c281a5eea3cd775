import { useSearchParams } from 'react-router-dom';
import { searchBundled } from '../../articles/search-bundled.ts';
import { BlogList } from './BlogList.tsx';
import { blogQueryOf } from './blog-query.ts';

/** The blog with the results of a search. */
export default function SearchedBlog() {
  const [searchParams] = useSearchParams();
  return <BlogList searchParams={searchParams} bundled={searchBundled(blogQueryOf(searchParams).search)} />;
}
