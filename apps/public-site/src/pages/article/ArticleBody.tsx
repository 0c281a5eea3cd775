import { styled } from 'styled-components';
import { color, font, measure, space, weight } from '@workspace/ui/theme/tokens.ts';
import { cleanHtml } from '../../clean-html.ts';

// About 68 characters a line. Distances come from the elements: the text is the editor's, not ours.
const Prose = styled.div`
  max-width: calc(56rem + 2 * ${space.gutter});
  margin-inline: auto;
  padding: ${space.xxl} ${space.gutter} ${space.section};
  font-size: 1.125rem;
  line-height: 1.68;
  > * {
    max-width: ${measure.text};
  }
  > * + * {
    margin-top: 1.25em;
  }
  h2,
  h3 {
    max-width: 34rem;
    letter-spacing: -0.015em;
  }
  h2 {
    margin-top: 1.6em;
    font-size: clamp(1.625rem, 1.35rem + 1.2vw, 2.125rem);
  }
  h3 {
    margin-top: 1.6em;
    font-size: 1.375rem;
  }
  :is(h2, h3) + * {
    margin-top: 0.7em;
  }
  ul,
  ol {
    padding-left: 1.5em;
  }
  li + li {
    margin-top: 0.4em;
  }
  ul > li::marker {
    color: ${color.inkSoft};
    content: '–  ';
  }
  ol > li::marker {
    color: ${color.inkSoft};
    font: ${weight.strong} 1em ${font.sign};
  }
  blockquote {
    padding: 0.25em 0 0.25em 1.25em;
    border-left: 6px solid ${color.lane};
    font: ${weight.medium} 1.3125rem / 1.45 ${font.sign};
    text-wrap: pretty;
  }
  strong {
    font-weight: 680;
  }
  a {
    overflow-wrap: anywhere;
  }
  @media print {
    a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
`;

/** The article's text. Cleaned on the server and again in the browser, whatever wrote it. */
export function ArticleBody({ html }: { html: string }) {
  return <Prose dangerouslySetInnerHTML={{ __html: cleanHtml(html) }} />;
}
