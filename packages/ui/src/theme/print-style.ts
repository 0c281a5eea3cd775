import { css } from 'styled-components';

/**
 * Print styles: one white ground and dark ink in any color scheme, since printers leave out backgrounds and light text
 * would vanish. Hides controls, inputs and navigation; expands collapsed content. `data-print`: `hide` hides an
 * element, `keep` shows a form whose values matter, `only` is for print alone. While the document has `data-printing`,
 * only elements marked `alone` are printed.
 */
export const printStyle = css`
  @media screen {
    [data-print='only'] {
      display: none;
    }
  }
  @media print {
    [data-printing] body :not(:has([data-print='alone']), [data-print='alone'], [data-print='alone'] *) {
      display: none !important;
    }
    @page {
      margin: 16mm;
    }
    :root,
    [data-ground] {
      color-scheme: light;
      --ground: #fff;
      --ground-alt: #fff;
      --surface: #fff;
      --asphalt-raised: #fff;
      --ink: #000;
      --ink-soft: #333;
      --line: #999;
      --line-control: #666;
      --link: #000;
      --lane: #000;
      --on-lane: #000;
      --on-sign: #000;
      --danger: #000;
      --caution: #000;
      background: none;
      color: #000;
    }
    /* Drawings bring their grounds with them. */
    svg {
      max-height: 130mm;
      --asphalt-raised: #24282a;
      --lane: #f2b705;
      --on-sign: #fff;
      --link: #00563f;
      --danger: #a32a1a;
    }
    html {
      font-size: 12px;
    }
    body {
      min-height: 0;
      background: none;
    }
    /* The values of a kept form are text, as wide as their words. */
    input:not([type='checkbox'], [type='radio'], [type='range']),
    select,
    textarea {
      field-sizing: content;
      width: auto !important;
      max-width: 100%;
      min-height: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      background: none !important;
      box-shadow: none !important;
      color: #000 !important;
      font-weight: 650 !important;
      &::placeholder {
        color: inherit;
      }
    }
    nav,
    form:not([data-print='keep']),
    button,
    dialog,
    [popover],
    [data-print='hide'] {
      display: none !important;
    }
    section {
      padding-block: 6mm !important;
      min-height: 0 !important;
    }
    [data-printing] section {
      padding-block: 0 !important;
    }
    details::details-content {
      height: auto !important;
      content-visibility: visible !important;
    }
    summary > svg {
      display: none;
    }
    /* Chromium ignores break-after between a summary and its content: the summary takes the room of both. */
    summary {
      padding-bottom: 25mm !important;
      margin-bottom: -25mm !important;
    }
    h1,
    h2,
    h3,
    h4,
    summary {
      break-inside: avoid;
      break-after: avoid;
    }
    thead {
      break-after: avoid;
    }
    tbody > tr:first-child {
      break-before: avoid;
    }
    p,
    li {
      orphans: 3;
      widows: 3;
    }
    figure,
    svg,
    img,
    blockquote,
    tr,
    li,
    dl > div,
    pre {
      break-inside: avoid;
    }
  }
`;
