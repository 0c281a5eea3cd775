import { renderToStaticMarkup } from 'react-dom/server';
import { backdropFindings, RoadBackdrop } from '@workspace/ui/road/RoadBackdrop';
import type { Box } from '@workspace/ui/road/DetectionBox';
import { LaneMark } from '@workspace/ui/road/LaneMark';
import { detection } from '@workspace/ui/theme/detection.ts';

/** The site's road and logo as SVG, for images rendered without React. */
export interface RoadDrawing {
  road: string;
  logo: string;
  findings: readonly RoadFinding[];
}

/** A finding on the road, in the units of its drawing. */
export interface RoadFinding {
  text: string;
  color: string;
  box: Box;
  side: 'left' | 'right';
}

export function drawRoad(): RoadDrawing {
  return {
    road: renderToStaticMarkup(<RoadBackdrop />),
    logo: renderToStaticMarkup(<LaneMark />),
    findings: backdropFindings.map(({ name, severity, box, side }) => ({
      text: `${name} · ${severity}`,
      color: detection[severity],
      box,
      side,
    })),
  };
}
