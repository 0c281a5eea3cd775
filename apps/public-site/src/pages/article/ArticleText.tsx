import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import { media } from '@workspace/ui/theme/tokens.ts';
import { ArticlePieces } from '../../articles/ArticlePieces.tsx';
import { expandedFootnotes } from '../../articles/footnotes.ts';
import { frameTables } from '../../articles/frame-tables.ts';
import { addHeadingIds, type Heading } from '../../articles/outline.ts';
import { splitAtBlocks, takeBlocks } from '../../articles/post-blocks.ts';
import { Prose } from '../../articles/Prose.tsx';
import { useArticle } from '../../articles/use-article.ts';
import { useCleanHtml } from '../../page-data/page-context.ts';
import { expandFigures } from '../../pictures/expand-figures.tsx';
import { ArticleContents } from './ArticleContents.tsx';
import { ArticleSources } from './ArticleSources.tsx';

const Column = styled.div`
  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
  }
`;

/** An article's text and its contents, which a wide window has beside it. */
export function ArticleText() {
  const { post, bundled } = useArticle();
  if (post) return <PostText post={post} />;
  return (
    bundled && (
      <Contained headings={bundled.summary.headings}>
        <Prose>
          <bundled.Body />
        </Prose>
      </Contained>
    )
  );
}

function Contained({ headings, children }: { headings: readonly Heading[]; children: ReactNode }) {
  return (
    <>
      <ArticleContents headings={headings} />
      <Column data-article-text="">{children}</Column>
    </>
  );
}

/** Footnotes come last: until then they are where their numbers stand. */
function displayed(html: string, { images, cover }: BlogPost): string {
  const framed = frameTables(html).html.replaceAll('<aside>', '<aside role="note">');
  return expandedFootnotes(expandFigures(framed, images ?? [], Boolean(cover)));
}

function PostText({ post }: { post: BlogPost }) {
  const taken = takeBlocks(useCleanHtml(post.content));
  const { html, headings } = addHeadingIds(taken.html);
  return (
    <Contained headings={headings}>
      <Prose>
        <ArticlePieces pieces={splitAtBlocks(displayed(html, post), taken.blocks)} />
      </Prose>
      <ArticleSources sources={post.sources ?? []} />
    </Contained>
  );
}
