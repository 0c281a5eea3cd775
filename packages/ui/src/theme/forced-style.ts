import { css } from 'styled-components';

/**
 * The person's own colors: the browser applies them to text and borders, and leaves the fills of drawings alone. Marked
 * grounds become its one ground, so what a drawing takes from the theme has to stand out from it too.
 */
export const forcedStyle = css`
  @media (forced-colors: active) {
    :root,
    [data-ground] {
      --ground: Canvas;
      --ground-alt: Canvas;
      --surface: Canvas;
      --asphalt-raised: Canvas;
      --ink: CanvasText;
      --ink-soft: CanvasText;
      --line: GrayText;
      --line-control: CanvasText;
      --danger: CanvasText;
    }
  }
`;

/** The one of several that is chosen, where its background says so. Outside of `forced-colors` it has no effect. */
export const chosenInForcedColors = css`
  @media (forced-colors: active) {
    background-color: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;
