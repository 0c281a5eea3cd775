import { styled } from 'styled-components';
import { color, font, media, weight } from '@workspace/ui/theme/tokens.ts';
import { founder } from '../../../../content/founder.ts';

const Corner = styled.svg`
  align-self: end;
  width: min(100%, 25rem);
  height: auto;
  margin-inline: auto;
  ${media.desktop} {
    width: 100%;
  }
  text {
    fill: ${color.onSign};
    font: ${weight.strong} 42px ${font.sign};
    text-anchor: middle;
  }
  .blade {
    fill: ${color.sign};
  }
  .line {
    fill: none;
    stroke: ${color.onSign};
    stroke-width: 3;
  }
  .pole {
    fill: ${color.lineControl};
  }
  .shade {
    fill: ${color.ink};
    opacity: 0.25;
  }
`;

/** A street-name blade as wide as its text. */
function Blade({ text, y, tilt }: { text: string; y: number; tilt: number }) {
  const width = Math.max(200, text.length * 25 + 60);
  const left = 210 - width / 2;
  return (
    <g transform={`rotate(${tilt} 210 ${y + 38})`}>
      <rect className="blade" x={left} y={y} width={width} height="76" rx="9" />
      <rect className="line" x={left + 6} y={y + 6} width={width - 12} height="64" rx="5" />
      <text x="210" y={y + 53}>
        {text}
      </text>
    </g>
  );
}

/**
 * Street-name signs on their post, with the founder's name and role. Decorative: the text beside them says the same.
 */
export function CornerSigns() {
  return (
    <Corner viewBox="0 0 420 520" aria-hidden="true">
      <path className="pole" d="M202 24h16v496h-16zM196 18h28v10h-28z" />
      <path className="shade" d="M212 28h6v492h-6z" />
      <Blade text={founder.name} y={50} tilt={-4} />
      <Blade text={founder.role} y={150} tilt={5} />
      <g transform="translate(0 8)">
        <path d="M210 268l96 96l-96 96l-96 -96z" fill={color.lane} />
        <path
          d="M210 282l82 82l-82 82l-82 -82z"
          fill="none"
          stroke={color.onLane}
          strokeWidth="6"
          strokeLinejoin="round"
        />
        <path d="M206 326l-26 78h12l20 -78zM214 326l26 78h-12l-20 -78z" fill={color.onLane} />
        <path d="M207 338h6v16h-6zM207 362h6v16h-6zM207 386h6v16h-6z" fill={color.onLane} />
      </g>
    </Corner>
  );
}
