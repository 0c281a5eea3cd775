import { css } from 'styled-components';
import { color } from './tokens.ts';

/**
 * The scale of a tool that people use all day: text of 14 px, controls of 30 and 34 px. A touch screen keeps controls
 * of 40 and 44 px, and fields of 16 px, below which a phone zooms in.
 */
export const denseScale = css`
  --text-xs: 0.75rem;
  --text-sm: 0.875rem;
  --text-md: 0.875rem;
  --text-xl: 1rem;
  --control-sm: 1.875rem;
  --control-md: 2.125rem;
  --control-text: 0.8125rem;
  --control-border: 1px;
  --control-edge: ${color.lineControl};
  --panel-space: 0.75rem 1rem 1rem;
  --badge-ground: ${color.groundAlt};
  --badge-edge: 0px;
  --badge-ink: ${color.inkSoft};
  @media (pointer: coarse) {
    --text-md: 1rem;
    --control-sm: 2.5rem;
    --control-md: 2.75rem;
    --control-text: 0.9375rem;
  }
`;

/** The scale of an article, for its text inside a dense tool: as readers see it. */
export const readingScale = css`
  --text-xs: initial;
  --text-sm: initial;
  --text-md: initial;
  --text-xl: initial;
`;
