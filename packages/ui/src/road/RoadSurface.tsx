import { useId } from 'react';
import { styled } from 'styled-components';
import { bandOf } from '../theme/pci.ts';
import { font, media, text } from '../theme/tokens.ts';
import { DetectionBox, type RoadFinding } from './DetectionBox.tsx';
import { boxAround, view } from './ground.ts';
import { Pothole, RoadDistresses } from './RoadDistresses.tsx';
import { RoadAir, RoadDefs, Skyline, Street } from './RoadScene.tsx';

const Figure = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  height: 100%;
  background-color: #24282a;
  color: #ece9e1;
`;
// The street is a layer over the sky, so that a page may move it.
const Layers = styled.div`
  display: grid;
  min-height: 0;
  overflow: clip;
  > svg {
    grid-area: 1 / 1;
    width: 100%;
    height: 100%;
    min-height: 0;
    aspect-ratio: 6 / 5;
    ${media.phoneUp} {
      aspect-ratio: 8 / 5;
    }
  }
`;
const Caption = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1.5rem;
  padding: 0.7rem 1rem;
  font: 400 ${text.xs} / 1.5 ${font.mono};
  strong {
    font-weight: 650;
  }
`;
const Rating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  > svg {
    width: 0.8em;
    height: 0.8em;
  }
`;

const findings: readonly RoadFinding[] = [
  { name: 'Longitudinal', severity: 'medium', box: boxAround(-0.8, 0.42, 9.6, 25) },
  { name: 'Storm drain', severity: 'asset', box: boxAround(2.7, 3.28, 8, 9.4), labelAt: 'end' },
  { name: 'Alligator', severity: 'high', box: boxAround(0.04, 1.26, 4.6, 7.6), labelAt: 'below' },
  { name: 'Pothole', severity: 'high', box: boxAround(-1.2, -0.04, 4.2, 5.45), labelAt: 'end' },
];

const field = { viewBox: `0 0 ${view.width} ${view.height}`, preserveAspectRatio: 'xMidYMid slice' } as const;

export type RoadSurfaceProps = {
  /** Caption, such as 'Segment 0412 · Cedar St'. */
  segment: string;
  /** The segment's rating, 0 to 100; its band is printed beside it. */
  pci: number;
  /** Label of the picture, such as 'Example drawing'. */
  note: string;
};

/** A road as the vehicle's camera sees it, with detections in labeled boxes. Fills its parent's height. */
export function RoadSurface({ segment, pci, note }: RoadSurfaceProps) {
  const id = useId();
  const band = bandOf(pci);
  return (
    <Figure>
      <Layers>
        <svg {...field} role="img" aria-labelledby={`${id}desc`}>
          <desc id={`${id}desc`}>
            A city street seen from a camera on a vehicle. Boxes mark a pothole and alligator cracking of high severity,
            a longitudinal crack of medium severity, and a storm drain at the curb. Yellow marks stand every 10 feet.
          </desc>
          <RoadDefs id={id} />
          <Skyline id={id} />
        </svg>
        <svg {...field} data-near="" aria-hidden="true">
          <Street id={id} />
          <RoadDistresses />
          <RoadAir id={id} />
          <Pothole />
          {findings.map((finding) => (
            <DetectionBox key={finding.name} {...finding} />
          ))}
        </svg>
      </Layers>
      <Caption>
        <span>
          {segment} <span>({note})</span>
        </span>
        <Rating>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <path d="M0 0h10v10H0z" fill={band.fill} />
          </svg>
          <strong>
            PCI {pci} {band.name}
          </strong>
        </Rating>
      </Caption>
    </Figure>
  );
}
