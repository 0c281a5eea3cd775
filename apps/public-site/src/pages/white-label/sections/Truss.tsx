import { styled } from 'styled-components';
import { color } from '@workspace/ui/theme/tokens.ts';

const Steel = styled.svg`
  width: 100%;
  height: 3.5rem;
  .bar {
    stroke: ${color.lineControl};
  }
`;

/** The beam of a sign gantry, as wide as its container. */
export function Truss() {
  return (
    <Steel aria-hidden="true" focusable="false">
      <defs>
        <pattern id="truss" width="64" height="56" patternUnits="userSpaceOnUse">
          <path className="bar" d="M0 51L32 5l32 46M32 5v46" fill="none" strokeWidth="4" />
          <path className="bar" d="M0 4h64M0 52h64" strokeWidth="8" />
        </pattern>
      </defs>
      <rect width="100%" height="56" fill="url(#truss)" />
    </Steel>
  );
}
