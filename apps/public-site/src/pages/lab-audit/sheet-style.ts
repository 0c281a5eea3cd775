import { css } from 'styled-components';
import { font, weight } from '@workspace/ui/theme/tokens.ts';

/** Colors of paper, in both schemes. */
export const sheetColors = { paper: '#ffffff', ink: '#17191a', soft: '#4d5153', grid: '#c4cdd0' } as const;

/** Letters of a printed form: a few sizes below those of the page, as on paper. */
export const sheetLetters = css`
  font: ${weight.medium} 10px / 1.3 ${font.sign};
  container-type: inline-size;
`;
