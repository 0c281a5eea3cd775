import { css } from 'styled-components';
import { color, font, media, text, weight } from './tokens.ts';

/** The reset and the style of bare elements. */
export const baseStyle = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 4rem;
    /* In a low window the header scrolls away. */
    @media (max-height: 30rem) {
      scroll-padding-top: 0;
    }
  }
  body {
    min-height: 100svh;
    background-color: ${color.ground};
    color: ${color.ink};
    font: ${weight.text} ${text.md} / 1.6 ${font.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3,
  h4 {
    font-family: ${font.sign};
    font-weight: ${weight.heavy};
    line-height: 1.12;
    letter-spacing: -0.012em;
    text-wrap: balance;
  }
  h1 {
    font-size: ${text.display};
    line-height: 1.02;
    letter-spacing: -0.022em;
  }
  h2 {
    font-size: ${text.xxl};
  }
  h3 {
    font-size: ${text.xl};
  }
  p {
    text-wrap: pretty;
  }
  a {
    color: ${color.link};
    text-underline-offset: 0.18em;
    text-decoration-thickness: 0.08em;
  }
  a:hover {
    text-decoration-thickness: 0.14em;
  }
  ul,
  ol {
    padding: 0;
    list-style-position: outside;
  }
  ul[role='list'],
  ol[role='list'] {
    list-style: none;
  }
  img,
  svg,
  video {
    display: block;
    max-width: 100%;
  }
  /* The attribute says the height of the file, which a narrow page does not have. */
  img {
    height: auto;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  button {
    cursor: pointer;
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums lining-nums;
  }
  code,
  pre {
    /* Two letters in one sign are misread where every character counts. */
    font-variant-ligatures: none;
  }
  summary {
    cursor: pointer;
  }
  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
    border-radius: 2px;
  }
  :focus:not(:focus-visible) {
    outline: none;
  }
  [tabindex='-1']:focus-visible {
    outline: none;
  }
  ::selection {
    background-color: ${color.lane};
    color: ${color.onLane};
  }
  /* No duration at all: with the least one, every color of the page would be on its way when the scheme changes. */
  ${media.calm} {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }
`;
