import { useId } from 'react';
import { styled } from 'styled-components';
import { bandOf, pciBands } from '../theme/pci.ts';
import { color, font, weight } from '../theme/tokens.ts';
import { arc, onArc } from './gauge-arc.ts';

const Dial = styled.svg`
  width: 100%;
  height: auto;
  text {
    fill: ${color.ink};
    font: ${weight.heavy} 58px ${font.sign};
    text-anchor: middle;
  }
  .band {
    font: ${weight.strong} 19px ${font.sign};
  }
  .mark {
    fill: ${color.inkSoft};
    font: ${weight.medium} 12.5px ${font.sign};
  }
  .needle {
    fill: ${color.ink};
  }
`;

const edges = [0, 10, 25, 40, 55, 70, 85, 100];

/** A rating on the semicircular scale of the index, with its figure and band in print. `pci` from 0 to 100. */
export function PciGauge({ pci, label }: { pci: number; label: string }) {
  const id = useId();
  const band = bandOf(pci);
  const [tipX, tipY] = onArc(pci, 92);
  const [leftX, leftY] = onArc(pci - 2.6, 70);
  const [rightX, rightY] = onArc(pci + 2.6, 70);
  return (
    <Dial viewBox="0 0 300 178" role="img" aria-labelledby={id}>
      <desc id={id}>
        {label}: PCI {pci}, {band.name}, on a scale from 0 to 100.
      </desc>
      <g fill="none" strokeWidth="26">
        {pciBands.map(({ name, from, to, fill }) => (
          <path key={name} d={arc(from, to, 110)} stroke={fill} />
        ))}
      </g>
      {edges.map((edge) => {
        const [x, y] = onArc(edge, 135);
        return (
          <text aria-hidden="true" key={edge} className="mark" x={x} y={y + 4}>
            {edge}
          </text>
        );
      })}
      <path className="needle" d={`M${tipX} ${tipY}L${leftX} ${leftY}L${rightX} ${rightY}Z`} />
      <text aria-hidden="true" x="150" y="144">
        {pci}
      </text>
      <text aria-hidden="true" className="band" x="150" y="170">
        {band.name}
      </text>
    </Dial>
  );
}
