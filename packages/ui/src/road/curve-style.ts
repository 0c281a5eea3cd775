import { css } from 'styled-components';
import { color, font, media, weight } from '../theme/tokens.ts';

/** Style of curves of condition: the untreated one is dashed, so that they differ without colors too. */
export const curveStyle = css`
  text {
    fill: ${color.inkSoft};
    font: ${weight.medium} 19px ${font.sign};
    ${media.phoneUp} {
      font-size: 13.5px;
    }
  }
  .name {
    fill: ${color.ink};
    font-weight: ${weight.strong};
    ${media.phoneUp} {
      font-size: 16px;
    }
  }
  .rule {
    stroke: ${color.line};
  }
  .neglected {
    stroke: ${color.danger};
    stroke-dasharray: 10 6;
  }
  .preserved {
    stroke: ${color.link};
  }
  .treatment {
    fill: ${color.ground};
    stroke: ${color.link};
  }
`;
