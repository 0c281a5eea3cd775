import { createGlobalStyle } from 'styled-components';
import { baseStyle } from './base-style.ts';
import { forcedStyle } from './forced-style.ts';
import { printStyle } from './print-style.ts';
import { asphaltGround, darkScheme, laneGround, lightScheme, signGround } from './scheme.ts';

/** Custom properties of both color schemes, the three marked grounds, and the style of bare elements. */
export const GlobalStyle = createGlobalStyle`
  :root { ${lightScheme} }
  @media (prefers-color-scheme: dark) { :root { ${darkScheme} } }
  [data-ground='asphalt'] { ${asphaltGround} }
  [data-ground='lane'] { ${laneGround} }
  [data-ground='sign'] { ${signGround} }
  ${forcedStyle}
  ${baseStyle}
  ${printStyle}
`;
