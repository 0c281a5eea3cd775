import { useSearchParams } from 'react-router-dom';
import { near, still } from '../../part.tsx';
import { blogQueryOf } from './blog-query.ts';

const BlogFront = still(() => import('./BlogFront.tsx'));
const Bookmarked = near('bookmarks', () => import('./Bookmarked.tsx'));
const StayInformed = near('stay-informed', () => import('./StayInformed.tsx'));

export default function BlogPage() {
  const [searchParams] = useSearchParams();
  return (
    <>
      <BlogFront />
      {blogQueryOf(searchParams).isBookmarks && <Bookmarked />}
      <StayInformed />
    </>
  );
}
