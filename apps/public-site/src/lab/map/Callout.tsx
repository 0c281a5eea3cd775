import { styled } from 'styled-components';
import { color, font, layer, radius, text, weight } from '@workspace/ui/theme/tokens.ts';
import type { Segment } from '../../road-network/segment.ts';
import { firstYear } from '../lab-state.ts';
import type { StreetRow } from '../street-rows.ts';
import { middleOf } from './find-segment.ts';
import type { MapView } from './map-view.ts';
import { workOf } from './spoken-street.ts';

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

type Props = { row: StreetRow; year: number; segment: Segment; view: MapView };

/** The name, the ratings and the next work of a segment, beside it on the map. Its card has the rest. */
export function Callout({ row: { name, pci, pciThen, jobs }, year, segment, view }: Props) {
  if (segment.line.length === 0) return null;
  const [x, y] = middleOf(segment);
  const [across, down] = [(x - view.x) / view.width, (y - view.y) / (view.width / 1.6)];
  if (across < 0 || across > 1 || down < 0 || down > 1) return null;
  const sideways = across > 0.6 ? 'calc(-100% - 12px)' : '12px';
  const upward = down < 0.25 ? '12px' : 'calc(-100% - 12px)';
  return (
    <Box
      aria-hidden="true"
      style={{ left: `${across * 100}%`, top: `${down * 100}%`, translate: `${sideways} ${upward}` }}
    >
      <b>{name}</b>
      <b>{year > firstYear ? `PCI ${pci} now, ${pciThen} in ${year}` : `PCI ${pci} now`}</b>
      <span>{workOf(jobs)}</span>
    </Box>
  );
}
