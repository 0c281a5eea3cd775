import { styled } from 'styled-components';
import type { BlogPost } from '@workspace/contracts/blog-posts';
import { space } from '@workspace/ui/theme/tokens.ts';
import { ArticlePieces } from '../../articles/ArticlePieces.tsx';
import { expandedFootnotes } from '../../articles/footnotes.ts';
import { frameTables } from '../../articles/frame-tables.ts';
import { addHeadingIds } from '../../articles/outline.ts';
import { splitAtBlocks, takeBlocks } from '../../articles/post-blocks.ts';
import { Prose } from '../../articles/Prose.tsx';
import { useArticle } from '../../articles/use-article.ts';
import { useCleanHtml } from '../../page-data/page-context.ts';
import { expandFigures } from '../../pictures/expand-figures.tsx';
import { ArticleCallToAction } from './ArticleCallToAction.tsx';
import { ArticleContents } from './ArticleContents.tsx';
import { ArticleSources } from './ArticleSources.tsx';
import { ReadOn } from './ReadOn.tsx';

const Section = styled.div`
  max-width: calc(56rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter} ${space.section};
`;

/** An article's text, and further reading after it. */
export function ArticleRest() {
  const { summary, post, bundled } = useArticle();
  return (
    <>
      <Section data-article-text="">
        {post && <PostText post={post} />}
        {bundled && (
          <>
            <ArticleContents headings={bundled.summary.headings} />
            <Prose>
              <bundled.Body />
            </Prose>
          </>
        )}
      </Section>
      <ReadOn article={summary} />
      <ArticleCallToAction />
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
    <>
      <ArticleContents headings={headings} />
      <Prose>
        <ArticlePieces pieces={splitAtBlocks(displayed(html, post), taken.blocks)} />
      </Prose>
      <ArticleSources sources={post.sources ?? []} />
    </>
  );
}
