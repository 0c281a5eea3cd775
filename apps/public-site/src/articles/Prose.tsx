import { styled } from 'styled-components';
import { color, font, measure, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { blockStyle } from './block-style.ts';

// About 68 characters a line. Margins depend on the elements: the text comes from the editor or an article, not from
// components.
const anyBlock = ':is(p, h2, h3, h4, ul, ol, blockquote, aside, pre, hr, figure, :where([data-table]))';

/** The typography of an article's text. */
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
  h3,
  h4 {
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
  h4 {
    font-size: 1.125rem;
  }
  :is(h2, h3, h4) + * {
    margin-top: 0.7em;
  }
  :is(p, li, h2, h3, h4, blockquote) {
    overflow-wrap: anywhere;
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
  sup,
  sub {
    font-size: 0.72em;
    line-height: 0;
  }
  ${blockStyle}
  :where(strong) {
    font-weight: 680;
  }
  [data-anchor] {
    padding-inline: 0.25em;
    color: ${color.inkSoft};
    font: 500 0.8em / 1 ${font.text};
    text-decoration: none;
    opacity: 0;
  }
  :is(h2, h3, h4):hover [data-anchor],
  [data-anchor]:focus-visible {
    opacity: 1;
  }
  figure {
    max-width: 48rem;
    margin-block: 2.25em;
    line-height: 1.5;
  }
  figure ${anyBlock} {
    max-width: none;
  }
  /* A shadow at an edge beyond which the table goes on; the ground that moves along with the table hides it at its ends. */
  [data-table] {
    width: fit-content;
    max-width: 100%;
    overflow-x: auto;
    background:
      linear-gradient(to right, ${color.ground} 40%, transparent) left / 3rem 100% no-repeat local,
      linear-gradient(to left, ${color.ground} 40%, transparent) right / 3rem 100% no-repeat local,
      linear-gradient(to right, ${color.line}, transparent) left / 0.875rem 100% no-repeat scroll,
      linear-gradient(to left, ${color.line}, transparent) right / 0.875rem 100% no-repeat scroll;
  }
  table {
    min-width: 27rem;
    font-size: ${text.md};
    line-height: 1.4;
  }
  /* The frame scrolls, so that no word need be broken. */
  :is(td, th),
  :is(td, th) :is(p, li, h2, h3, h4, blockquote) {
    overflow-wrap: normal;
  }
  thead > tr > * {
    border-bottom: 2px solid ${color.ink};
  }
  th {
    padding: ${space.sm} ${space.lg} ${space.sm} 0;
    font: ${weight.strong} ${text.sm} / 1.3 ${font.sign};
    text-align: left;
    vertical-align: bottom;
  }
  td,
  tbody th {
    padding: ${space.sm} ${space.lg} ${space.sm} 0;
    border-bottom: 1px solid ${color.line};
    vertical-align: baseline;
  }
  tr > :last-child {
    padding-right: 0;
  }
  tbody [data-align] {
    white-space: nowrap;
  }
  [data-align='right'] {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  @media print {
    [data-anchor],
    [data-back] {
      display: none;
    }
    [data-table] {
      overflow: visible;
      break-inside: avoid;
    }
  }
`;
