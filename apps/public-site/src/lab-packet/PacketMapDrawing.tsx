import { useId } from 'react';
import { styled } from 'styled-components';
import type { PacketMap } from './packet-map.ts';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  max-height: 24rem;
`;

/** The streets as lines, one path for each band. */
export function PacketMapDrawing({ map: { description, width, height, groups } }: { map: PacketMap }) {
  const id = useId();
  return (
    <Drawing viewBox={`-5 -5 ${width + 10} ${height + 10}`} role="img" aria-labelledby={id}>
      <desc id={id}>{description}</desc>
      {groups.map(({ band, fill, lines }) => (
        <path
          key={band}
          d={lines.map((line) => `M${line.map((point) => point.join(' ')).join('L')}`).join('')}
          stroke={fill}
          strokeWidth="3"
          strokeLinecap="round"
          fill="none"
        />
      ))}
    </Drawing>
  );
}
