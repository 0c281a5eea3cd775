import { css } from 'styled-components';
import { fontUrls } from './fonts.ts';

// Overpass sits high in its own line box; 98/28 instead of 88/38 centres its
// capitals, so that a label stands in the middle of its button.
// The fallbacks' size-adjust was measured in Chromium against Arial and Courier
// New over 450 characters of English text; ascent and descent are divided by it.
/** The three faces and their measured fallbacks: text takes the same room before and after a face arrives. */
export const fontFaces = css`
  @font-face {
    font-family: 'Overpass Variable';
    src: url(${fontUrls.sign}) format('woff2');
    font-weight: 100 900;
    font-display: swap;
    ascent-override: 98%;
    descent-override: 28%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Overpass Fallback';
    src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica Neue Bold');
    size-adjust: 98%;
    ascent-override: 100%;
    descent-override: 28.6%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Public Sans Variable';
    src: url(${fontUrls.text}) format('woff2');
    font-weight: 100 900;
    font-display: swap;
  }
  @font-face {
    font-family: 'Public Sans Fallback';
    src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Helvetica Neue');
    size-adjust: 103.75%;
    ascent-override: 91.6%;
    descent-override: 22.2%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Overpass Mono Variable';
    src: url(${fontUrls.mono}) format('woff2');
    font-weight: 300 700;
    font-display: swap;
    ascent-override: 98%;
    descent-override: 28%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Overpass Mono Fallback';
    src: local('Courier New'), local('Liberation Mono');
    size-adjust: 102.6%;
    ascent-override: 95.5%;
    descent-override: 27.3%;
    line-gap-override: 0%;
  }
`;
