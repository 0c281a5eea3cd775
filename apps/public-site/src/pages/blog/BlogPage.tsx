import { ClaimNotes } from '../../claim-notes/ClaimNotes.tsx';
import { Island } from '../../islands/Island.tsx';
import { usePage } from '../../page-data/page-context.ts';
import { BlogFront } from './BlogFront.tsx';
import { blogQueryOf } from './blog-query.ts';
import { StayInformed } from './StayInformed.tsx';

export default function BlogPage() {
  const { searchParams } = usePage();
  return (
    <>
      <BlogFront />
      {blogQueryOf(searchParams).isBookmarks && <Island name="bookmarks" hydrate="eager" />}
      <StayInformed page="/blog" />
      <ClaimNotes />
    </>
  );
}
