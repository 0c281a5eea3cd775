import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';

const Block = styled.div`
  display: contents;
`;

/** A piece of an article's text. The HTML is ours or has been cleaned. */
export function ArticleHtml({ html }: { html: string }) {
  return <Block dangerouslySetInnerHTML={{ __html: html }} />;
}

const Figure = styled.figure`
  display: grid;
  gap: ${space.md};
  padding-block: ${space.lg};
  border-block: 1px solid ${color.line};
  > div {
    display: grid;
    min-width: 0;
  }
  > figcaption {
    max-width: 38rem;
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.sm} / 1.45 ${font.sign};
    text-wrap: pretty;
  }
`;

interface ArticleFigureProps {
  /** A text, or HTML that has been cleaned. */
  caption: string | { html: string };
  children: ReactNode;
  /** Shown below the drawing. */
  details?: ReactNode;
}

/** A drawing in an article, with its caption. */
export function ArticleFigure({ caption, children, details }: ArticleFigureProps) {
  return (
    <Figure>
      <div>{children}</div>
      {details}
      <ArticleCaption caption={caption} />
    </Figure>
  );
}

/** The caption of a figure; nothing for an empty one. */
export function ArticleCaption({ caption }: Pick<ArticleFigureProps, 'caption'>) {
  if (typeof caption === 'string') return <figcaption>{caption}</figcaption>;
  return caption.html === '' ? null : <figcaption dangerouslySetInnerHTML={{ __html: caption.html }} />;
}
