import { styled } from 'styled-components';
import { cardHost } from '@workspace/contracts/rich-text/card-host';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { ArticleCaption } from './ArticleBlocks.tsx';

const Card = styled.figure`
  position: relative;
  display: grid;
  gap: ${space.xs};
  padding: ${space.lg};
  border: 1px solid ${color.line};
  border-left: 6px solid ${color.link};
  border-radius: ${radius.md};
  background-color: ${color.surface};
  overflow-wrap: anywhere;
  > a {
    font: ${weight.strong} ${text.md} / 1.3 ${font.sign};
  }
  /* The whole card is the link's target. */
  > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    border-color: ${color.link};
  }
  > p {
    margin: 0;
    color: ${color.inkSoft};
    font: ${text.xs} / 1.4 ${font.mono};
  }
  > figcaption {
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.45;
  }
  /* Footnotes of the description stay reachable. */
  > figcaption a {
    position: relative;
  }
`;

interface PostLinkCardProps {
  url: string;
  title: string;
  /** The description as clean HTML. */
  caption: string;
}

/** A link as a card. */
export function PostLinkCard({ url, title, caption }: PostLinkCardProps) {
  return (
    <Card>
      <a href={url}>{title}</a>
      <p>{cardHost(url)}</p>
      <ArticleCaption caption={{ html: caption }} />
    </Card>
  );
}
