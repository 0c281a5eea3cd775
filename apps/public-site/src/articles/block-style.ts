import { css } from 'styled-components';
import { color, font, measure, radius, space, text, weight } from '@workspace/ui/theme/tokens.ts';

/** Typography of code, callouts, dividers, figures and footnotes in an article. */
export const blockStyle = css`
  code {
    padding: 0.1em 0.3em;
    border-radius: ${radius.sm};
    background-color: ${color.groundAlt};
    font: 0.88em ${font.mono};
    overflow-wrap: anywhere;
  }
  pre {
    padding: 1em 1.25em;
    border-radius: ${radius.md};
    background-color: ${color.groundAlt};
    line-height: 1.5;
    white-space: pre-wrap;
  }
  pre code {
    padding: 0;
    background: none;
  }
  aside {
    padding: 0.9em 1.25em;
    border-left: 6px solid ${color.link};
    background-color: ${color.linkTint};
    overflow-wrap: anywhere;
  }
  && hr {
    margin-block: 2.25em;
    border: 0;
    border-top: 2px solid ${color.line};
  }
  s {
    color: ${color.inkSoft};
  }
  figure > img,
  figure > picture > img {
    border-radius: ${radius.md};
  }
  figure > :is(img, picture) + figcaption {
    max-width: 38rem;
    margin-top: ${space.md};
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.sm} / 1.45 ${font.sign};
    text-wrap: pretty;
  }
  figcaption > small {
    display: block;
    margin-top: ${space.xs};
    font: ${text.xs} / 1.4 ${font.mono};
  }
  sup > a {
    padding-inline: 0.2em;
  }
  :is([id^='note-'], [id^='noteref-']) {
    scroll-margin-top: 5rem;
  }
  [data-notes] {
    max-width: ${measure.text};
    margin-top: 3em;
    padding-top: 1.25em;
    border-top: 2px solid ${color.line};
    font-size: ${text.md};
    h2 {
      margin-top: 0;
      font-size: 1.375rem;
    }
    li {
      overflow-wrap: anywhere;
    }
    li:target {
      background-color: ${color.linkTint};
    }
  }
  [data-back] {
    padding-inline: 0.4em;
  }
  @media print {
    pre,
    aside {
      border: 1px solid ${color.line};
    }
    :is(pre, aside, figure) {
      break-inside: avoid;
    }
  }
`;
