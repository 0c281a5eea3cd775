import { css } from 'styled-components';

/**
 * The person's own colors: the browser applies them to text, links and borders, and leaves drawings alone. Marked grounds
 * become its one ground, so the colors that a drawing takes from the theme have to stand out from it.
 */
export const forcedStyle = css`
  @media (forced-colors: active) {
    svg {
      --ground: Canvas;
      --ground-alt: Canvas;
      --surface: Canvas;
      --asphalt-raised: Canvas;
      --ink: CanvasText;
      --ink-soft: CanvasText;
      --line: CanvasText;
      --line-control: CanvasText;
      --danger: CanvasText;
    }
  }
`;

/** The one of several that is chosen, where its background says so. Outside of `forced-colors` it has no effect. */
export const chosenInForcedColors = css`
  @media (forced-colors: active) {
    background-color: Highlight;
    forced-color-adjust: none;
    &,
    * {
      color: HighlightText;
    }
  }
`;
