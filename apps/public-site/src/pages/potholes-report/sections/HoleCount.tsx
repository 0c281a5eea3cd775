import { styled } from 'styled-components';
import { color, font, space, weight } from '@workspace/ui/theme/tokens.ts';
import { potholeClaims as claim } from '@workspace/contracts/claims/pothole-claims';
import { ReportMark } from '../ReportMark.tsx';

const Figure = styled.figure`
  display: grid;
  gap: ${space.lg};
  max-width: 26rem;
  svg {
    width: 100%;
    height: auto;
  }
  figcaption {
    display: flex;
    gap: ${space.md};
    align-items: baseline;
    font: ${weight.medium} 1.125rem / 1.3 ${font.sign};
  }
  strong {
    font: ${weight.heavy} clamp(2.5rem, 1.6rem + 3vw, 4rem) / 1 ${font.sign};
    letter-spacing: -0.02em;
  }
  .hole {
    fill: ${color.ink};
  }
  .sealed {
    fill: none;
    stroke: ${color.link};
    stroke-width: 2.5;
  }
`;

const preventable = Number.parseInt(claim.preventable.value, 10);
const holes = Array.from({ length: 100 }, (_, index) => ({
  x: (index % 10) * 40 + 20,
  y: Math.floor(index / 10) * 32 + 16,
}));

// Each hole has its own shape, computed from its position.
const shape = (x: number, y: number) =>
  `M${x - 14} ${y}q${(x % 7) - 2} -${9 + (y % 4)} 13 -10q15 ${(x + y) % 4} 15 9q-2 11 -15 11q-13 0 -13 -10z`;

/** A hundred potholes; preventable ones are only outlined. */
export function HoleCount() {
  return (
    <Figure>
      <svg
        viewBox="0 0 400 320"
        role="img"
        aria-label={`A hundred potholes: ${claim.preventable.value} are drawn as outlines, because they can be prevented.`}
      >
        {holes.map(({ x, y }, index) => (
          <path key={`${x} ${y}`} className={index < preventable ? 'sealed' : 'hole'} d={shape(x, y)} />
        ))}
      </svg>
      <figcaption>
        <strong>{claim.preventable.value}</strong>
        <span>
          {claim.preventable.wording}
          <ReportMark of={claim.preventable} />
        </span>
      </figcaption>
    </Figure>
  );
}
