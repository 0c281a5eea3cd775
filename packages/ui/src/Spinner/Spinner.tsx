import { keyframes, styled } from 'styled-components';
import { media } from '../theme/tokens.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;

// Slowed instead of stopped for users who prefer reduced motion: a still ring looks broken.
const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.15em;
  height: 1.15em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  ${media.calm} {
    animation: ${turn} 4s steps(8) infinite !important;
    animation-duration: 4s !important;
    animation-iteration-count: infinite !important;
  }
`;

/** A spinning ring for a running process, as high as its text; decorative, so name the process beside it. */
export function Spinner() {
  return <Ring aria-hidden="true" />;
}
