import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DetectionBox, type RoadFinding } from './DetectionBox.tsx';
import { boxAround, view } from './ground.ts';
import { Pothole, RoadDistresses } from './RoadDistresses.tsx';
import { RoadDefs, RoadScene } from './RoadScene.tsx';
import { streetBoxes } from './StreetView.tsx';

const source = 'road-crop';

const Source = styled.svg`
  position: absolute;
  width: 0;
  height: 0;
`;
const Crop = styled.svg`
  width: 100%;
  height: auto;
  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** The street that all crops of a page show; renders nothing by itself. Once a page, before the first crop. */
export function RoadCropSource() {
  return (
    <Source aria-hidden="true">
      <RoadDefs id={source} />
      <symbol id={source} viewBox={`0 0 ${view.width} ${view.height}`}>
        <RoadScene id={source} />
        <RoadDistresses />
        <Pothole />
      </symbol>
    </Source>
  );
}

/** The distresses of the street, with room for their labels. */
export const distressFindings: readonly RoadFinding[] = [
  { name: 'Longitudinal', severity: 'medium', box: boxAround(-0.8, 0.42, 9.6, 25) },
  { name: 'Alligator', severity: 'high', box: boxAround(0.04, 1.26, 4.6, 7.6), labelAt: 'below' },
  { name: 'Pothole', severity: 'high', box: boxAround(-1.2, -0.04, 4.2, 5.45) },
];

/** The objects on its sidewalk, which `Furniture` draws. */
export const assetFindings: readonly RoadFinding[] = [
  { name: 'Sign', severity: 'asset', box: streetBoxes.sign },
  { name: 'Hydrant', severity: 'asset', box: streetBoxes.hydrant, labelAt: 'end' },
  { name: 'Trash bins', severity: 'asset', box: streetBoxes.bins, labelAt: 'end' },
  { name: 'Storm drain', severity: 'asset', box: streetBoxes.drain, labelAt: 'end' },
];

export type RoadCropProps = {
  /** The part of the street to show: x, y, width and height in its units. */
  part: readonly [number, number, number, number];
  findings?: readonly RoadFinding[];
  /** Further objects of the street. */
  children?: ReactNode;
};

/** A part of the street as the camera sees it, with labeled findings. Decorative: the text beside it says the same. */
export function RoadCrop({ part, findings, children }: RoadCropProps) {
  return (
    <Crop viewBox={part.join(' ')} aria-hidden="true" focusable="false">
      <use href={`#${source}`} width={view.width} height={view.height} />
      {children}
      {findings?.map((finding) => (
        <DetectionBox key={finding.name} {...finding} />
      ))}
    </Crop>
  );
}
