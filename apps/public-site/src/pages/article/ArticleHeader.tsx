import { styled } from 'styled-components';
import { Badge } from '@workspace/ui/Badge';
import { Icon } from '@workspace/ui/Icon';
import { color, font, measure, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { articleGrid } from '../../articles/article-grid.ts';
import type { ArticleSummary } from '../../articles/article-summary.ts';
import { SiteLink } from '../../layout/SiteLink.tsx';
import { CoverPicture } from '../../pictures/CoverPicture.tsx';
import { PostMeta } from '../blog/PostMeta.tsx';

const Ground = styled.header`
  padding-block: ${space.xxl};
  border-bottom: 4px dashed ${color.lineControl};
`;
const Columns = styled.div`
  ${articleGrid}
`;
const Copy = styled.div`
  display: grid;
  gap: ${space.lg};
  justify-items: start;
  overflow-wrap: anywhere;
  h1 {
    font-size: clamp(2.125rem, 1.4rem + 3.2vw, 3.75rem);
    line-height: 1.05;
  }
`;
const Lead = styled.p`
  max-width: ${measure.text};
  color: ${color.inkSoft};
  font-size: clamp(1.1875rem, 1.1rem + 0.5vw, 1.4375rem);
  line-height: 1.5;
`;
const Back = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space.sm};
  min-height: 2.75rem;
  font: ${weight.strong} ${text.sm} / 1.2 ${font.sign};
  text-decoration: none;
  ${media.desktop} {
    align-self: start;
  }
  @media print {
    display: none;
  }
  &:hover {
    text-decoration: underline;
  }
`;

const AiNotice = styled.p`
  max-width: ${measure.text};
  padding-left: ${space.lg};
  border-left: 4px solid ${color.lane};
  color: ${color.inkSoft};
  font-size: ${text.md};
  line-height: 1.5;
`;
const Cover = styled.div`
  width: 100%;
  margin-top: ${space.lg};
`;
/** The column's width, or all of a narrow window. */
const coverSizes = '(min-width: 59rem) 56rem, calc(100vw - 2rem)';

interface ArticleHeaderProps {
  summary: ArticleSummary;
  /** Tells readers that a model helped write it. */
  aiNotice: string | undefined;
}

/** Title, summary, metadata, notice and cover picture of an article. */
export function ArticleHeader({ summary, aiNotice }: ArticleHeaderProps) {
  return (
    <Ground>
      <Columns>
        <Back item={{ label: 'Back to Blog', to: '/blog' }}>
          <Icon name="arrowLeft" size={18} />
          Back to Blog
        </Back>
        <Copy>
          <h1>{summary.title}</h1>
          <Lead>{summary.excerpt}</Lead>
          <PostMeta post={summary} category={<Badge>{summary.category}</Badge>} />
          {aiNotice && <AiNotice role="note">{aiNotice}</AiNotice>}
          {summary.cover && (
            <Cover>
              <CoverPicture image={summary.cover} ratio="16 / 9" sizes={coverSizes} isFirst />
            </Cover>
          )}
        </Copy>
      </Columns>
    </Ground>
  );
}
