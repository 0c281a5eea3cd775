import { near, still } from '../../part.tsx';

const BlogFront = still(() => import('./BlogFront.tsx'));
const StayInformed = near('stay-informed', () => import('./StayInformed.tsx'));

export default function BlogPage() {
  return (
    <>
      <BlogFront />
      <StayInformed />
    </>
  );
}
