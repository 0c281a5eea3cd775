import { css } from 'styled-components';
import { casing, drawnClasses, lineWidths, stillUnits, widening } from './map-style.ts';

const phoneUnits = (width: number) => ((width * stillUnits) / 1000) * widening(360);

/** The lines of the server's drawing on a phone. */
export const stillOnPhone = css`
  @media (max-width: 39.99rem) {
    .ground {
      stroke-width: ${phoneUnits(lineWidths.arterial + casing)};
    }
    ${drawnClasses.map((name) => `.${name} { stroke-width: ${phoneUnits(lineWidths[name]).toFixed(1)}; }`)}
  }
`;
