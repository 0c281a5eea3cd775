import { css } from 'styled-components';
import { font, weight } from '@workspace/ui/theme/tokens.ts';

/** Print styles: values in place of fields, and everything on one page, A4 or Letter. */
export const onePage = css`
  @media print {
    break-inside: avoid;
    && {
      h1 {
        font-size: 20px;
      }
      h2 {
        font-size: 13px;
      }
      form {
        border-width: 1px;
        box-shadow: none;
      }
      form > div ~ div,
      form > details > div {
        gap: 1mm 6mm;
        padding: 1.5mm 4mm 2mm;
      }
      form > p {
        padding: 0 4mm 2mm;
      }
      form > details {
        border-top-width: 1px;
      }
      summary {
        padding: 2mm 4mm 0;
        font-size: 13px;
      }
      fieldset > div {
        display: grid;
        grid-template-columns: repeat(4, 1fr);
        gap: 1.5mm 5mm;
      }
      legend,
      fieldset p,
      label,
      td,
      th,
      dt,
      dd,
      form > div > p {
        padding-block: 0.6mm;
        font-size: 9px;
        line-height: 1.3;
      }
      dl {
        columns: 2;
        column-gap: 6mm;
      }
      dl > div {
        grid-template-columns: 22mm 1fr auto;
        padding-block: 0.4mm;
      }
      dt {
        grid-column: auto;
      }
      label {
        font-weight: ${weight.medium};
      }
      :has(> label) {
        gap: 0.3mm;
      }
      label,
      label ~ p {
        padding-block: 0;
        font-size: 8.5px;
      }
      /* The number and its unit, as text. */
      span:has(> input, > select) {
        display: flex;
        gap: 1mm;
        align-items: baseline;
        > svg {
          display: none;
        }
        > span {
          position: static;
          translate: none;
          font-size: 10px;
        }
        > span[data-unit='before'] {
          order: -1;
        }
      }
      input,
      select {
        field-sizing: content;
        width: auto;
        min-height: 0;
        padding: 0;
        border: 0;
        appearance: none;
        background: none;
        font: ${weight.heavy} 12px / 1.3 ${font.sign};
      }
    }
  }
`;

/** Fields in a row, and the result below them: the figure and its chart beside the table. */
export const onePageSplit = css`
  @media print {
    && {
      display: grid;
      grid-template: auto auto / 1fr;
      gap: 0;
      padding: 0;
      > * {
        grid-area: auto;
      }
      > :first-child {
        grid-template-columns: repeat(3, 1fr);
        gap: 5mm;
        padding: 3mm 4mm 0;
      }
      > [data-ground] {
        grid-template-columns: 1fr 1.25fr;
        gap: 0 6mm;
        align-items: start;
        padding: 3mm 4mm;
        > p,
        > svg {
          grid-column: 1;
        }
        > svg {
          width: 100%;
          zoom: 0.52;
        }
        > div {
          grid-row: 1 / span 2;
          grid-column: 2;
        }
        strong {
          font-size: 26px;
        }
      }
    }
  }
`;
