import { useId } from 'react';
import { styled } from 'styled-components';
import { bandOf } from '../theme/pci.ts';
import { color, font, media, weight } from '../theme/tokens.ts';
import { labelSize, type PlanLabel } from './place-labels.ts';
import { pathsOf, type StreetPlan } from './street-plan.ts';
import type { StreetClass } from './plan-types.ts';
import { tenth } from './tenth.ts';

// Halos and casings have the color of the paper; the plan brings its own, so that it looks alike on every ground.
const Plan = styled.svg`
  width: 100%;
  height: auto;
  .water {
    stroke: color-mix(in srgb, ${color.ink} 9%, ${color.ground});
    fill: color-mix(in srgb, ${color.ink} 9%, ${color.ground});
  }
  .bed {
    stroke: ${color.ground};
  }
  .bare {
    stroke: ${color.line};
  }
  .call {
    stroke: ${color.ink};
    fill: ${color.ink};
  }
  text {
    font: ${weight.strong} ${labelSize}px ${font.sign};
  }
  .name {
    fill: ${color.ink};
    stroke: ${color.ground};
    /* Covers the street between two words too. */
    stroke-width: 14;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .chip {
    stroke: ${color.ground};
    stroke-width: 3;
  }
  /* Labels are sized for a phone and shrink toward their street in a large drawing. */
  .label {
    ${media.phoneUp} {
      transform: scale(0.76);
    }
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
const order: readonly StreetClass[] = ['local', 'collector', 'arterial'];
const widths: Record<StreetClass, number> = { arterial: 8, collector: 5.5, local: 3.6 };

export type StreetNetworkProps = {
  plan: StreetPlan;
  description: string;
};

/**
 * A network's streets, each in the color of its rating; the named ones are labeled with their rating in print. An
 * example, not a real place.
 */
export function StreetNetwork({ plan, description }: StreetNetworkProps) {
  const id = useId();
  return (
    <Plan
      viewBox="0 0 640 480"
      role="img"
      aria-labelledby={id}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <desc id={id}>{description}</desc>
      {plan.water && (
        <path className="water" d={plan.water} strokeWidth="26" fillOpacity={plan.water.endsWith('z') ? 1 : 0} />
      )}
      {order.map((kind) => (
        <Streets key={kind} plan={plan} kind={kind} />
      ))}
      {plan.labels.map((label) => (
        <StreetLabel key={label.street} {...label} />
      ))}
    </Plan>
  );
}

function Streets({ plan, kind }: { plan: StreetPlan; kind: StreetClass }) {
  const paths = pathsOf(plan, kind);
  const width = tenth(widths[kind] * plan.scale);
  return (
    <g strokeWidth={width}>
      {/* A casing in the background color lets a wide street pass over the narrow ones. */}
      {kind === 'arterial' && (
        <path className="bed" strokeWidth={width * 1.5} d={paths.map(({ path }) => path).join('')} />
      )}
      {paths.map(({ fill, path }) => (
        <path key={fill ?? ''} className={fill ? undefined : 'bare'} stroke={fill} d={path} />
      ))}
    </g>
  );
}

function StreetLabel({ street, pci, at, foot, box }: PlanLabel) {
  const band = bandOf(pci);
  const [x, y] = at.map(Math.round);
  const text = box.y + 27;
  // The types of React lack this attribute.
  const origin = { transformOrigin: foot.join(' ') };
  return (
    <>
      <path className="call" strokeWidth="2.5" d={`M${x} ${y}L${foot.join(' ')}`} />
      <circle className="call" cx={x} cy={y} r="5" stroke="none" />
      <g className="label" {...origin}>
        <text aria-hidden="true" className="name" x={box.x + box.width - 52} y={text} textAnchor="end">
          {street}
        </text>
        <rect className="chip" x={box.x + box.width - 46} y={box.y + 2} width="44" height="32" fill={band.fill} />
        <text aria-hidden="true" x={box.x + box.width - 24} y={text} textAnchor="middle" fill={band.onFill}>
          {pci}
        </text>
      </g>
    </>
  );
}
