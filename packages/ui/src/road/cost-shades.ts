import { css } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** Fill of a part of a sum; a legend beside the drawing uses the same. */
export type CostShade = '1' | '2' | '3' | 'lane';

/** Shades of asphalt for costs, lane yellow for savings: distinguishable by lightness alone, in print too. */
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
  /* The person's colors have no shades: each part is told apart by an edge of the ground and its own pattern of fill. */
  @media (forced-colors: active) {
    [data-shade] {
      stroke: Canvas;
      stroke-width: 2;
    }
    [data-shade='1'] {
      fill: CanvasText;
    }
    [data-shade='2'] {
      fill: GrayText;
    }
    [data-shade='3'] {
      fill: Canvas;
      stroke: CanvasText;
    }
    [data-shade='lane'] {
      fill: Highlight;
    }
  }
`;
