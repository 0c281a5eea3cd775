import { useId } from 'react';
import { styled } from 'styled-components';
import { bandOf, pciBands } from '../theme/pci.ts';
import { color, font, space, text, weight } from '../theme/tokens.ts';

const Rows = styled.div`
  display: grid;
  gap: ${space.md};
`;
const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.lg};
  font: ${weight.medium} 1rem / 1.3 ${font.sign};
  overflow-wrap: anywhere;
  strong {
    font-weight: ${weight.heavy};
    font-variant-numeric: tabular-nums;
  }
`;
// Widths are in percent and heights in pixels, so that lines keep their size in any container.
const Scale = styled.svg`
  width: 100%;
  height: 28px;
  overflow: visible;
  .mark {
    fill: ${color.ground};
    stroke: ${color.ink};
    stroke-width: 4;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
const Ends = styled.p`
  display: flex;
  justify-content: space-between;
  color: ${color.inkSoft};
  font: ${weight.medium} ${text.xs} / 1.2 ${font.sign};
`;

/** A rating from 0 to 100 of the Pavement Condition Index, with its name. */
export type PciMark = { name: string; pci: number };

/** Ratings marked on the scale, each on a scale of its own from 0 at the left to 100 at the right. */
export function PciMarks({ marks }: { marks: readonly PciMark[] }) {
  return (
    <Rows>
      {marks.map((mark, index) => (
        // oxlint-disable-next-line no-array-index-key -- names may repeat
        <div key={`${index} ${mark.name}`}>
          <Name>
            {mark.name}{' '}
            <strong>
              {mark.pci} {bandOf(mark.pci).name}
            </strong>
          </Name>
          <Marked mark={mark} />
        </div>
      ))}
      <Ends aria-hidden="true">
        <span>0</span>
        <span>100</span>
      </Ends>
    </Rows>
  );
}

function Marked({ mark: { name, pci } }: { mark: PciMark }) {
  const id = useId();
  return (
    <Scale role="img" aria-labelledby={id}>
      <desc id={id}>
        {name}: {pci} of 100, in the band {bandOf(pci).name}.
      </desc>
      {pciBands.map((band) => (
        <rect
          key={band.name}
          x={`${band.from}%`}
          y="8"
          width={`${band.to - band.from}%`}
          height="12"
          fill={band.fill}
        />
      ))}
      <circle className="mark" cx={`${pci}%`} cy="14" r="8" />
    </Scale>
  );
}
