import { styled } from 'styled-components';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { Heading } from '../../articles/outline.ts';

const Box = styled.nav`
  max-width: 41rem;
  margin-bottom: ${space.xxl};
  padding: ${space.lg} 0 ${space.lg} ${space.xl};
  border-left: 6px solid ${color.lane};
  ${media.desktop} {
    position: sticky;
    top: 5.5rem;
    align-self: start;
    max-height: calc(100svh - 7rem);
    margin: 0;
    padding: 0 0 0 ${space.lg};
    overflow-y: auto;
    scroll-target-group: auto;
  }
  h2 {
    margin-bottom: ${space.sm};
    color: ${color.inkSoft};
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
    letter-spacing: 0;
  }
  ol {
    display: grid;
    gap: ${space.xs} ${space.xl};
    list-style: none;
    ${media.phoneUp} {
      grid-template-columns: 1fr 1fr;
    }
    ${media.desktop} {
      grid-template-columns: 1fr;
    }
  }
  a {
    display: block;
    overflow-wrap: anywhere;
    padding-block: 0.3rem;
    color: ${color.ink};
    font: ${weight.medium} 1rem / 1.35 ${font.sign};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  /* The part that is being read, in browsers that know it. */
  a:target-current {
    text-decoration: underline 3px ${color.lane};
  }
`;

const fewest = 4;

/** The table of contents of a long article. */
export function ArticleContents({ headings }: { headings: readonly Heading[] }) {
  const sections = headings.filter(({ level }) => level === 2);
  if (sections.length < fewest) return null;
  return (
    <Box aria-labelledby="contents" data-print="hide">
      <h2 id="contents">In this article</h2>
      <ol role="list">
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Box>
  );
}
