import type { PointerEvent } from 'react';
import { styled } from 'styled-components';
import { color, font, layer, radius, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { Segment } from '../../road-network/segment.ts';
import { firstYear } from '../lab-state.ts';
import type { StreetRow } from '../street-rows.ts';
import { middleOf } from './find-segment.ts';
import type { MapView } from './map-view.ts';
import { workOf } from './spoken-street.ts';

/** From the middle of the segment to the box. */
const distance = '12px';

const Box = styled.div`
  position: absolute;
  z-index: ${layer.header - 1};
  max-width: min(18rem, 80%);
  padding: 0.4rem 0.7rem 0.35rem;
  border-radius: ${radius.sm};
  background-color: #17191a;
  color: #fffefb;
  box-shadow: ${color.shadow};
  font: ${weight.strong} ${text.xs} / 1.35 ${font.sign};
  pointer-events: none;
  white-space: nowrap;
  &[data-hovered] {
    pointer-events: auto;
    /* Leads the pointer from the street into the box. */
    &::before {
      content: '';
      position: absolute;
      top: 100%;
      left: -${distance};
      width: calc(50% + ${distance});
      height: ${distance};
      clip-path: polygon(0 100%, 6px 0, 100% 0);
    }
    &[data-left]::before {
      right: -${distance};
      left: auto;
      scale: -1 1;
    }
    &[data-below]::before {
      top: auto;
      bottom: 100%;
      scale: 1 -1;
    }
    &[data-left][data-below]::before {
      scale: -1 -1;
    }
  }
  b,
  span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  span {
    color: #d6d9d7;
    font: ${weight.text} ${text.xs} / 1.35 ${font.text};
  }
`;

type Props = {
  row: StreetRow;
  year: number;
  segment: Segment;
  view: MapView;
  /** For the street under the pointer, which may go into its box. */
  onPointerLeave: ((event: PointerEvent<HTMLElement>) => void) | undefined;
};

/** The name, the ratings and the next work of a segment, beside it on the map. Its card has the rest. */
export function Callout({ row: { name, pci, pciThen, jobs }, year, segment, view, onPointerLeave }: Props) {
  if (segment.line.length === 0) return null;
  const [x, y] = middleOf(segment);
  const [across, down] = [(x - view.x) / view.width, (y - view.y) / (view.width / 1.6)];
  if (across < 0 || across > 1 || down < 0 || down > 1) return null;
  const [isLeft, isBelow] = [across > 0.6, down < 0.25];
  const shift = (isBefore: boolean) => (isBefore ? `calc(-100% - ${distance})` : distance);
  return (
    <Box
      aria-hidden="true"
      data-callout=""
      data-hovered={onPointerLeave ? '' : undefined}
      data-left={isLeft || undefined}
      data-below={isBelow || undefined}
      onPointerLeave={onPointerLeave}
      style={{ left: `${across * 100}%`, top: `${down * 100}%`, translate: `${shift(isLeft)} ${shift(!isBelow)}` }}
    >
      <b>{name}</b>
      <b>{year > firstYear ? `PCI ${pci} now, ${pciThen} in ${year}` : `PCI ${pci} now`}</b>
      <span>{workOf(jobs)}</span>
    </Box>
  );
}
