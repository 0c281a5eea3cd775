import { styled } from 'styled-components';
import { color, font, measure, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

// About 68 characters a line. Distances come from the elements: the text is the editor's or an article's, not ours.
const anyBlock = ':is(p, h2, h3, ul, ol, blockquote, figure, [data-table])';

/** The look of an article's text. */
export const Prose = styled.div`
  font-size: 1.125rem;
  line-height: 1.68;
  ${anyBlock} {
    max-width: ${measure.text};
    margin-top: 1.25em;
  }
  :is(li, blockquote, figure, td, th) ${anyBlock}, ${anyBlock}:first-child {
    margin-top: 0;
  }
  h2,
  h3 {
    max-width: 34rem;
    margin-top: 1.6em;
    letter-spacing: -0.015em;
    scroll-margin-top: 5rem;
  }
  h2 {
    font-size: clamp(1.625rem, 1.35rem + 1.2vw, 2.125rem);
  }
  h3 {
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
  [data-anchor] {
    padding-inline: 0.25em;
    color: ${color.inkSoft};
    font: 500 0.8em / 1 ${font.text};
    text-decoration: none;
    opacity: 0;
  }
  :is(h2, h3):hover [data-anchor],
  [data-anchor]:focus-visible {
    opacity: 1;
  }
  figure {
    max-width: 48rem;
    margin-block: 2.25em;
    line-height: 1.5;
  }
  [data-table] {
    max-width: 100%;
    overflow-x: auto;
    border-radius: ${radius.sm};
  }
  table {
    min-width: 30rem;
    font-size: ${text.md};
    line-height: 1.4;
  }
  thead > tr > * {
    border-bottom: 2px solid ${color.ink};
  }
  th {
    padding: ${space.sm} ${space.xl} ${space.sm} 0;
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
    text-align: left;
    vertical-align: bottom;
  }
  td {
    padding: ${space.sm} ${space.xl} ${space.sm} 0;
    border-bottom: 1px solid ${color.line};
    vertical-align: top;
  }
  [data-align='right'] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  [data-align='center'] {
    text-align: center;
  }
  @media print {
    [data-anchor] {
      display: none;
    }
    [data-table] {
      overflow: visible;
    }
  }
`;
