import { useSearchParams } from 'react-router-dom';
import { searchBundled } from '../../articles/search-bundled.ts';
import { BlogList } from './BlogList.tsx';
import { blogQueryOf } from './blog-query.ts';

/** What a search finds on the blog. */
export default function SearchedBlog() {
  const [searchParams] = useSearchParams();
  return <BlogList searchParams={searchParams} bundled={searchBundled(blogQueryOf(searchParams).search)} />;
}
