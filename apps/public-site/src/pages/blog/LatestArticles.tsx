import { styled } from 'styled-components';
import { font, measure, space, weight } from '@workspace/ui/theme/tokens.ts';
import { useLatestArticles } from '../../articles/latest-articles.ts';
import { PostGrid } from './PostGrid.tsx';

const Part = styled.div`
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xl} ${space.gutter} ${space.section};
  > p {
    padding-top: ${space.xl};
    font: ${weight.medium} 1rem / 1.4 ${font.sign};
  }
`;

/** The newest articles of the blog with their pictures. */
export const LatestArticles = () => (
  <Part>
    <PostGrid title="The latest articles" posts={useLatestArticles()} firstNew={0} />
    <p>
      <a href="/blog">All articles</a>
    </p>
  </Part>
);
