import { css } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** How a part of a sum is filled; a legend beside the drawing uses the same. */
export type CostShade = '1' | '2' | '3' | 'lane';

/** Shades of asphalt for what is paid, lane yellow for what is not: told apart by lightness alone, in print too. */
export const costShades = css`
  [data-shade='1'] {
    fill: ${color.ink};
  }
  [data-shade='2'] {
    fill: color-mix(in srgb, ${color.ink} 58%, ${color.ground});
  }
  [data-shade='3'] {
    fill: color-mix(in srgb, ${color.ink} 24%, ${color.ground});
  }
  [data-shade='lane'] {
    fill: ${color.lane};
  }
`;
