import { styled } from 'styled-components';
import { Equipment, mounts, pointOn, RearView, placeTruck, Truck } from '@workspace/ui/road/Vehicle';
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

// Images already taken are behind the vehicle, one for every stretch of road.
const taken = [0, 1, 2, 3, 4, 5].map((index) => ({ x: 60 + index * 110, isFound: index === 1 || index === 4 }));
const ticks = Array.from({ length: 15 }, (_, index) => 60 + index * 110);
const says = `A work truck, seen from the side. A camera on a rack over its back looks down on the pavement behind. Marks on the road stand every ${claims.imageInterval.value}, each with the image taken there; in two of them damage is boxed.`;

// The kit's truck, on the line of the road.
const place = [1180, 330, 0.72, 'right'] as const;
const [x, y] = pointOn(mounts.receiver, [...place]);

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
      <path className="thin" d="M720 372v16M830 372v16M720 380h110" />
      <text x="775" y="408" textAnchor="middle">
        {claims.imageInterval.value}
      </text>
      <g transform={placeTruck(...place)}>
        <RearView />
        <Truck />
        <Equipment />
      </g>
      <path className="thin" d={`M${x} ${y - 12}V84h34`} />
      <text x={x + 44} y="90">
        AI camera, GPS
      </text>
    </Picture>
  );
}

function Taken({ x, isFound }: { x: number; isFound: boolean }) {
  return (
    <g>
      <path className="thin" d={`M${x + 4} 262v62`} strokeDasharray="3 5" />
      <path className="frame" d={`M${x - 42} 196h92v66h-92z`} />
      <path d={`M${x - 42} 262l34 -54h24l34 54z`} fill="#4d5153" />
      <path d={`M${x + 2} 254h4v-12h-4zM${x + 3} 234h2v-9h-2z`} fill={color.lane} />
      {isFound && (
        <path
          d={`M${x + 8} 236h22v16h-22z`}
          fill={detection.high}
          fillOpacity="0.3"
          stroke={detection.high}
          strokeWidth="2.5"
        />
      )}
    </g>
  );
}
