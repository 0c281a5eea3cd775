import { styled } from 'styled-components';
import { Equipment, mounts, pointOn, RearView, placeTruck, Truck, vehicle } from '@workspace/ui/road/Vehicle';
import { detection } from '@workspace/ui/theme/detection.ts';
import { color, font, media } from '@workspace/ui/theme/tokens.ts';
import { claims } from '@workspace/contracts/claims/claims';

// In a narrow window the picture keeps its height and shows its middle with the vehicle; in a wide one it grows.
const Picture = styled.svg`
  width: 100%;
  height: 19rem;
  ${media.desktop} {
    height: auto;
    min-height: 27rem;
    aspect-ratio: 1600 / 430;
  }
  @media print {
    height: auto;
    aspect-ratio: 1600 / 430;
    background-color: #17191a;
    print-color-adjust: exact;
  }
  @media (forced-colors: active) {
    background-color: #17191a;
    forced-color-adjust: none;
  }
  text {
    fill: #ece9e1;
    font: 500 17px ${font.mono};
  }
  .frame {
    fill: #ece9e1;
    fill-opacity: 0.06;
    stroke: #b6b9b4;
    stroke-width: 2;
  }
  .thin {
    fill: none;
    stroke: #858a89;
    stroke-width: 1.5;
  }
`;

// The kit's truck, on the line of the road.
const size = 0.72;
const place = [1180, 330, size, 'right'] as const;
const [x, y] = pointOn(mounts.receiver, [...place]);

// The road is on the scale of the truck. Images already taken are behind it, the last where the camera looks.
const lastImage = 610;
const interval = Math.round(3.048 * vehicle.unitsPerMeter * size);
const taken = [2, 1, 0].map((back) => ({ x: lastImage - back * interval, isFound: back !== 1 }));
const ticks = Array.from({ length: 7 }, (_, index) => lastImage + (index - 2) * interval);
const says = `A work truck, seen from the side. A camera on a rack over its back looks down on the pavement behind. Marks on the road stand every ${claims.imageInterval.value}, each with the image taken there; in two of them damage is boxed.`;

/** The camera on the vehicle, and the images behind it. */
export function VehicleDiagram() {
  return (
    <Picture viewBox="0 0 1600 430" preserveAspectRatio="xMidYMax slice" role="img" aria-label={says}>
      <path d="M0 330h1600v100H0z" fill="#2b3032" />
      <path d="M0 330h1600v6H0z" fill="#858a89" />
      {ticks.map((x) => (
        <path key={x} d={`M${x} 324h8v18h-8z`} fill={color.lane} />
      ))}
      {taken.map(({ x, isFound }) => (
        <Taken key={x} x={x} isFound={isFound} />
      ))}
      {/* Under the vehicle, where a narrow window shows it too. */}
      <path className="thin" d={`M${lastImage + 4} 372v16m0-8h${interval}m0-8v16`} />
      <text aria-hidden="true" x={lastImage + 4 + interval / 2} y="408" textAnchor="middle">
        {claims.imageInterval.value}
      </text>
      <g transform={placeTruck(...place)}>
        <RearView />
        <Truck />
        <Equipment />
      </g>
      <path className="thin" d={`M${x} ${y - 12}V84h-34`} />
      <text aria-hidden="true" x={x - 44} y="90" textAnchor="end">
        AI camera, GPS
      </text>
    </Picture>
  );
}

function Taken({ x, isFound }: { x: number; isFound: boolean }) {
  return (
    <g>
      <path className="thin" d={`M${x + 4} 262v62`} strokeDasharray="3 5" />
      <g transform={`translate(${x + 4} 262) scale(1.25)`}>
        <path className="frame" d="M-46-66h92v66h-92z" />
        <path d="M-46 0l34-54h24l34 54z" fill="#4d5153" />
        <path d="M-2-8h4v-12h-4zM-1-28h2v-9h-2z" fill={color.lane} />
        {isFound && (
          <path
            d="M4-26h22v16h-22z"
            fill={detection.high}
            fillOpacity="0.3"
            stroke={detection.high}
            strokeWidth="2.5"
          />
        )}
      </g>
    </g>
  );
}
