import { styled } from 'styled-components';
import { figures, shares } from '../theme/figures.ts';
import { color, font, media, radius, space, text, weight } from '../theme/tokens.ts';

/**
 * Good: done. Soon: will follow a little later. Quiet: no action. Waiting: pending. Caution: needs attention. Danger:
 * failed.
 */
export const stackedBarTones = ['good', 'soon', 'quiet', 'waiting', 'caution', 'danger'] as const;
export type StackedBarTone = (typeof stackedBarTones)[number];

/** One part of the whole, in the unit of all parts. */
export type StackedBarPart = { name: string; count: number; tone: StackedBarTone };

const Frame = styled.div`
  display: grid;
  gap: ${space.md};
  min-width: 0;
  [data-tone='good'] {
    fill: ${color.link};
  }
  [data-tone='soon'] {
    fill: color-mix(in srgb, ${color.link} 42%, ${color.surface});
  }
  [data-tone='quiet'] {
    fill: color-mix(in srgb, ${color.ink} 45%, ${color.surface});
  }
  [data-tone='waiting'] {
    fill: ${color.groundAlt};
  }
  [data-tone='caution'] {
    fill: ${color.lane};
  }
  [data-tone='danger'] {
    fill: ${color.danger};
  }
`;
const Bar = styled.svg`
  width: 100%;
  height: 2rem;
  border-radius: ${radius.sm};
  &[data-small] {
    height: 0.75rem;
  }
  rect {
    stroke: ${color.surface};
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;
const Outline = styled.div`
  border-radius: ${radius.sm};
  box-shadow: 0 0 0 1px ${color.lineControl};
`;
const Legend = styled.dl`
  display: grid;
  gap: ${space.xs} ${space.xl};
  ${media.phoneUp} {
    grid-template-columns: repeat(auto-fill, minmax(14.5rem, 1fr));
  }
  > div {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    padding-block: ${space.xs};
    border-bottom: 1px solid ${color.line};
    font-size: ${text.sm};
  }
  dd {
    margin: 0 0 0 auto;
    font: ${weight.strong} 1rem / 1.3 ${font.sign};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  small {
    display: inline-block;
    min-width: 3.5em;
    color: ${color.inkSoft};
    font: ${weight.text} ${text.xs} / 1.3 ${font.mono};
    text-align: right;
  }
`;
const Key = styled.svg`
  flex: none;
  width: 0.9rem;
  height: 0.9rem;
  rect {
    stroke: ${color.lineControl};
  }
`;
const width = 1000;

export type StackedBarProps = {
  label: string;
  parts: readonly StackedBarPart[];
  isLegendHidden?: boolean;
};

/**
 * A whole in its parts, each with its label and figures below: color alone conveys nothing. Empty parts stay in the
 * legend. `isLegendHidden`: a low bar for a row of a table that has the same figures.
 */
export function StackedBar({ label, parts, isLegendHidden = false }: StackedBarProps) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Frame>
      <Outline>
        <Bar
          viewBox={`0 0 ${width} 32`}
          preserveAspectRatio="none"
          aria-hidden="true"
          data-small={isLegendHidden || undefined}
        >
          {layOutParts(parts, total).map(({ name, tone, x, length }) => (
            <rect key={name} x={x} width={length} height="32" data-tone={tone} />
          ))}
        </Bar>
      </Outline>
      {!isLegendHidden && (
        <Legend aria-label={label}>
          {parts.map(({ name, count, tone }) => (
            <div key={name}>
              <Key viewBox="0 0 10 10" aria-hidden="true">
                <rect width="10" height="10" data-tone={tone} />
              </Key>
              <dt>{name}</dt>
              <dd>
                {figures.format(count)} <small>{shareOf(count, total)}</small>
              </dd>
            </div>
          ))}
        </Legend>
      )}
    </Frame>
  );
}

/** A few among very many are not shown as 0%, and all but a few not as 100%. */
function shareOf(count: number, total: number): string {
  if (total === 0 || count === 0) return shares.format(0);
  if (count === total) return shares.format(1);
  const share = count / total;
  if (share < 0.001) return '< 0.1%';
  return share > 0.999 ? '> 99.9%' : shares.format(share);
}

function layOutParts(parts: readonly StackedBarPart[], total: number) {
  const present = parts.filter(({ count }) => count > 0);
  let x = 0;
  return present.map((part) => {
    const length = (part.count / total) * width;
    x += length;
    return { ...part, x: x - length, length };
  });
}
