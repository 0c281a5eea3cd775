import { styled } from 'styled-components';
import { seeded } from './seeded.ts';
import { tenth } from './tenth.ts';

const Layer = styled.svg`
  width: 100%;
  height: 100%;
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** Grounds of a drilled core from the surface down: asphalt, binder, crushed stone, sand, clay. */
const grounds = ['#26292b', '#33383a', '#3f4446', '#6b6a65', '#8a8578', '#a0947c', '#a5875f', '#8d6a49', '#74543a'];
const stone = '#c9c4b6';

/** Stones of a layer: many small ones near the surface, few large ones in the base, none in the clay. */
function stonesOf(layer: number): string {
  const random = seeded(131 + layer * 17);
  const count = Math.max(0, 34 - layer * 4);
  const size = 1.5 + Math.min(layer, 5) * 1.3;
  return Array.from({ length: count }, () => {
    const [x, y] = [Math.round(6 + random() * 106), Math.round(4 + random() * 50)];
    const [w, h] = [size * (0.6 + random()), size * (0.4 + random() * 0.5)].map(tenth);
    return `M${x} ${y}l${w} ${-h!}l${h} ${h}l${-w!} ${h}z`;
  }).join('');
}

/** One layer of a drilled pavement core, 0 at the surface. Decorative: layers stack without a gap, and stretch. */
export function CoreLayer({ layer }: { layer: number }) {
  const ground = grounds[Math.min(layer, grounds.length - 1)];
  return (
    <Layer viewBox="0 0 120 56" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h120v56H0z" fill={ground} />
      <path d={stonesOf(layer)} fill={stone} opacity="0.55" />
      <path d="M0 0h14v56H0z" fill="#fff" opacity="0.07" />
      <path d="M92 0h28v56H92z" fill="#000" opacity="0.22" />
      <path d="M108 0h12v56h-12z" fill="#000" opacity="0.2" />
      <path d="M0 55.4h120" stroke="#000" strokeOpacity="0.35" />
    </Layer>
  );
}
