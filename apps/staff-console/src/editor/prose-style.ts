import { css } from 'styled-components';
import { color, font, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

/** Style of an article's text, in the editor and in the preview beside it. */
export const proseStyle = css`
  line-height: 1.6;
  overflow-wrap: anywhere;
  > * + * {
    margin-top: ${space.md};
  }
  h2,
  h3,
  h4 {
    font-family: ${font.sign};
    font-weight: ${weight.heavy};
    line-height: 1.2;
  }
  h2 {
    margin-top: ${space.xl};
    font-size: 1.5rem;
  }
  h3 {
    margin-top: ${space.lg};
    font-size: 1.2rem;
  }
  h4 {
    margin-top: ${space.lg};
    font-size: 1rem;
  }
  > :first-child {
    margin-top: 0;
  }
  ul,
  ol {
    padding-left: 1.4em;
  }
  /* Browsers give other bullets to a list in a list, such as an editor in the blocks of a newsletter. */
  ul {
    list-style-type: disc;
  }
  :is(ul, ol) ul {
    list-style-type: circle;
  }
  a {
    color: ${color.link};
    text-decoration: underline;
  }
  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    font-size: ${text.sm};
  }
  th,
  td {
    padding: ${space.sm} ${space.lg} ${space.sm} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: baseline;
  }
  thead th {
    border-bottom: 2px solid ${color.ink};
    font-family: ${font.sign};
  }
  code {
    padding: 0.1em 0.3em;
    border-radius: ${radius.sm};
    background-color: ${color.groundAlt};
    font: 0.88em ${font.mono};
  }
  pre {
    padding: ${space.md} ${space.lg};
    border-radius: ${radius.md};
    background-color: ${color.groundAlt};
    white-space: pre-wrap;
  }
  pre code {
    padding: 0;
    background: none;
  }
  aside {
    padding: ${space.md} ${space.lg};
    border-left: 4px solid ${color.link};
    background-color: ${color.linkTint};
  }
  figure img {
    border-radius: ${radius.md};
  }
  figcaption,
  figure small:not([data-footnote]) {
    margin-top: ${space.sm};
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.45;
  }
  figure small:not([data-footnote]) {
    display: block;
    font-size: ${text.xs};
  }
  counter-reset: footnotes;
  small[data-footnote] {
    padding: 0.1em 0.4em 0.1em 0.2em;
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    background-color: ${color.groundAlt};
    font-size: 0.8em;
  }
  small[data-footnote]::before {
    counter-increment: footnotes;
    content: counter(footnotes);
    margin-right: 0.4em;
    padding-inline: 0.35em;
    border-radius: ${radius.sm};
    background-color: ${color.link};
    color: ${color.surface};
    font-weight: ${weight.strong};
  }
  [data-word-edge] {
    font-size: 0;
  }
  hr {
    margin-block: ${space.xl};
    border: 0;
    border-top: 2px solid ${color.line};
  }
  s {
    color: ${color.inkSoft};
  }
  sup,
  sub {
    font-size: 0.75em;
    line-height: 0;
  }
  blockquote {
    padding-left: ${space.lg};
    border-left: 4px solid ${color.lane};
  }
`;
