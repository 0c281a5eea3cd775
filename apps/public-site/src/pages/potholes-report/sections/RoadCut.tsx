import { styled } from 'styled-components';
import { color, font, media } from '@workspace/ui/theme/tokens.ts';
import { pavement, stonesIn } from './pavement.ts';

const Picture = styled.svg`
  width: 100%;
  height: 15rem;
  ${media.desktop} {
    height: auto;
    min-height: 19rem;
    aspect-ratio: 1600 / 320;
  }
  text {
    font: 500 17px ${font.mono};
  }
  @media print {
    height: 5cm;
    min-height: 0;
  }
`;

const stones = stonesIn(0, 146, 1600, 76);
const crack = 'M492 96l8 18l-10 14l12 20M1020 96l-6 16l10 16l-8 18l6 8M1130 96l6 14l-8 12';

/** A cross-section along the road: surface, base and ground, and a pothole through two of them. */
export function RoadCut() {
  return (
    <Picture
      viewBox="0 0 1600 320"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label="A road cut open: the asphalt surface, the stone base under it, and the ground. In the middle a pothole has broken through the surface into the base, and water stands in it."
    >
      <path d="M0 220h1600v100H0z" fill={pavement.ground} />
      <path d="M0 144h1600v78H0z" fill={pavement.base} />
      <path d={stones} stroke={pavement.stone} strokeWidth="5" strokeLinecap="round" />
      <path d="M0 96h1600v50H0z" fill={pavement.surface} />
      <path d="M0 92h1600v5H0z" fill={color.lane} />
      <path d="M690 90h236l-14 28l-8 34l-30 26l-44 12l-52 -4l-38 -22l-24 -34z" fill={color.groundAlt} />
      <path d="M723 140l17 24l38 22l52 4l44 -12l30 -26l3 -12z" fill={pavement.water} />
      <path d="M723 140h184" fill="none" stroke={pavement.ice} strokeWidth="3" />
      <path
        d="M762 178l14 -8l14 12zM836 188l20 -10l10 6zM700 96l-22 -6l10 -8zM940 92l16 -9l16 9z"
        fill={pavement.surface}
      />
      <path d={crack} fill="none" stroke={pavement.void} strokeWidth="4" />
      <g fill="#f5f3ee">
        <text aria-hidden="true" x="600" y="128">
          surface
        </text>
        <text aria-hidden="true" x="600" y="276">
          ground
        </text>
      </g>
      <path d="M590 172h62v30h-62z" fill={pavement.base} />
      <text aria-hidden="true" x="600" y="192" fill="#17191a">
        base
      </text>
    </Picture>
  );
}
