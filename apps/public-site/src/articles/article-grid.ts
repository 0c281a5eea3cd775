import { css } from 'styled-components';
import { measure, media, space } from '@workspace/ui/theme/tokens.ts';

/** A narrow column for what leads through an article, and a wide one in which its figures are wider than its text. */
export const articleGrid = css`
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(12rem, 1fr) minmax(0, 56rem);
    column-gap: ${space.xxl};
  }
`;
