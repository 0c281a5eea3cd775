import { styled } from 'styled-components';
import { readDrawing } from '@workspace/contracts/rich-text/read-drawing';
import { ValueDrawing } from '@workspace/ui/road/ValueDrawing';
import { color, font, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { ArticleFigure, ArticleHtml } from './ArticleBlocks.tsx';
import { frameTables } from './frame-tables.ts';
import type { PostBlock } from './post-blocks.ts';

const Values = styled.details`
  font-size: ${text.sm};
  > summary {
    width: fit-content;
    color: ${color.link};
    font: ${weight.medium} ${text.sm} / 1.45 ${font.sign};
    cursor: pointer;
  }
  &[open] > summary {
    margin-bottom: ${space.sm};
  }
`;

interface PostDrawingProps {
  drawing: Extract<PostBlock, { type: 'drawing' }>;
  /** Clean HTML. */
  caption: string;
}

/** A drawing of a post's values, which are also there as a table. Values that cannot be drawn are only the table. */
export function PostDrawing({ drawing: { kind, rows, table, number }, caption }: PostDrawingProps) {
  const values = readDrawing(kind, rows);
  const framed = <ArticleHtml html={frameTables(table, 1, `Values of drawing ${number}`).html} />;
  if (!values) return <ArticleFigure caption={{ html: caption }}>{framed}</ArticleFigure>;
  return (
    <ArticleFigure
      caption={{ html: caption }}
      details={
        <Values>
          <summary>Values as a table</summary>
          {framed}
        </Values>
      }
    >
      <ValueDrawing values={values} />
    </ArticleFigure>
  );
}
