import { styled } from 'styled-components';
import { space } from '@workspace/ui/theme/tokens.ts';
import { Answers } from '../../answers/Answers.tsx';
import { ArticleHtml } from '../../articles/ArticleBlocks.tsx';
import { Prose } from '../../articles/Prose.tsx';
import { useArticle } from '../../articles/use-article.ts';
import { ArticleCall } from './ArticleCall.tsx';
import { ArticleContents } from './ArticleContents.tsx';
import { ReadOn } from './ReadOn.tsx';

const Room = styled.div`
  max-width: calc(56rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter} ${space.section};
`;

/** An article's text, and what to read after it. */
export default function ArticleRest() {
  return (
    <Answers>
      <Rest />
    </Answers>
  );
}

function Rest() {
  const { article } = useArticle();
  if (!article) return null;
  const { summary, headings, html, Body } = article;
  return (
    <>
      <Room>
        <ArticleContents headings={headings} />
        <Prose>
          {html !== undefined && <ArticleHtml html={html} />}
          {Body && <Body />}
        </Prose>
      </Room>
      <ReadOn slug={summary.slug} />
      <ArticleCall />
    </>
  );
}
