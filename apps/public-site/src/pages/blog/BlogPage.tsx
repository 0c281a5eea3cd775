import { Head } from '../../head/Head.tsx';
import { near, still } from '../../part.tsx';

const BlogFront = still(() => import('./BlogFront.tsx'));
const StayInformed = near('stay-informed', () => import('./StayInformed.tsx'));

const description =
  'Articles for city engineers and public works directors on road assessment, its cost, and maintenance in time.';

export default function BlogPage() {
  return (
    <>
      <Head title="The Road Forward" description={description} path="/blog" />
      <BlogFront />
      <StayInformed />
    </>
  );
}
