import { Badge } from '@workspace/ui/Badge';
import { RoadOpening } from '../../layout/RoadOpening.tsx';
import { introductionOf } from './blog-introduction.ts';

/** The blog's title, or that of one of its categories, at the start of a road. */
export function BlogHero({ category }: { category: string }) {
  const introduction = introductionOf(category)?.introduction;
  return (
    <RoadOpening labelledBy="blog-title">
      <Badge tone="lane">{introduction ? 'The Road Forward' : 'Infrastructure Insights'}</Badge>
      <h1 id="blog-title">{introduction ? category : 'The Road Forward'}</h1>
      <p>{introduction ?? 'What road assessment measures, what it costs, and what to do with the result.'}</p>
    </RoadOpening>
  );
}
