import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font, media, weight } from '../theme/tokens.ts';
import type { Box } from './DetectionBox.tsx';
import { boxAround, project, view } from './ground.ts';
import { Pothole, RoadDistresses } from './RoadDistresses.tsx';
import { RoadDefs, RoadGrain, RoadScene } from './RoadScene.tsx';
import { Buildings, Furniture, places } from './StreetFurniture.tsx';

const Picture = styled.svg`
  width: 100%;
  height: auto;
  aspect-ratio: 8 / 5;
  max-height: 68rem;
  ${media.desktop} {
    aspect-ratio: 2;
  }
  .frame {
    fill: none;
    stroke: ${color.lane};
  }
  .plate {
    fill: ${color.lane};
  }
  text {
    fill: ${color.onLane};
    font: ${weight.heavy} 30px ${font.sign};
    text-anchor: middle;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
// Plates are sized for a phone and shrink in a large picture.
const Plate = styled.g`
  transform-box: fill-box;
  transform-origin: 0 100%;
  &[data-below] {
    transform-origin: 0 0;
  }
  ${media.desktop} {
    transform: scale(0.62);
  }
`;

/** Returns the box around an upright object: its width and height in meters at its place. */
function upright(place: readonly [number, number], left: number, right: number, height: number): Box {
  const [x, bottom] = project([place[0] - left, place[1]]);
  const [end] = project([place[0] + right, place[1]]);
  const [, y] = project(place, height);
  return { x, y: Math.round(y), width: Math.round(end - x), height: Math.round(bottom - y) };
}

/** Boxes around the street's objects. */
export const streetBoxes = {
  pothole: boxAround(-1.2, -0.04, 4.2, 5.45),
  cracking: boxAround(0.04, 1.26, 4.6, 7.6),
  sign: upright(places.sign, 0.6, 0.6, 2.98),
  hydrant: upright(places.hydrant, 0.3, 0.3, 0.86),
  bins: upright(places.bins, 0.3, 1.36, 1.18),
  drain: boxAround(2.7, 3.28, 8, 9.4),
  building: upright([-8.4, 17.6], 3.2, 1.6, 5.4),
} as const;

/** The objects of each list, in the order of the lists. */
const lists: readonly (readonly Box[])[] = [
  [streetBoxes.pothole, streetBoxes.cracking],
  [streetBoxes.sign, streetBoxes.hydrant],
  [streetBoxes.bins, streetBoxes.drain],
  [streetBoxes.building],
];

/**
 * A street as the vehicle's camera sees it, with the objects of four lists in boxes that carry their list's number, 1
 * to 4.
 */
export function StreetView({ description }: { description: string }) {
  const id = useId();
  return (
    <Picture
      viewBox={`0 0 ${view.width} ${view.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-labelledby={`${id}desc`}
    >
      <desc id={`${id}desc`}>{description}</desc>
      <RoadDefs id={id} />
      <RoadScene id={id} />
      <RoadDistresses />
      <RoadGrain id={id} />
      <Buildings />
      <Pothole />
      <Furniture />
      {lists.map((boxes, index) => boxes.map((box) => <Numbered key={box.x} box={box} number={index + 1} />))}
    </Picture>
  );
}

function Numbered({ box: { x, y, width, height }, number }: { box: Box; number: number }) {
  // A tall box has its number at its foot, where no crop of the picture cuts it off.
  const isTall = height > 190;
  const [right, bottom] = [x + width, y + height];
  const arm = Math.round(Math.min(18, width / 3, height / 3));
  return (
    <>
      <path
        className="frame"
        strokeWidth="4"
        d={`M${x} ${y + arm}V${y}h${arm}M${right - arm} ${y}H${right}v${arm}M${right} ${bottom - arm}V${bottom}h-${arm}M${x + arm} ${bottom}H${x}v-${arm}`}
      />
      <Plate data-below={isTall || undefined}>
        <rect className="plate" x={x - 2} y={isTall ? bottom + 2 : y - 38} width="38" height="38" />
        <text aria-hidden="true" x={x + 17} y={isTall ? bottom + 32 : y - 8}>
          {number}
        </text>
      </Plate>
    </>
  );
}
