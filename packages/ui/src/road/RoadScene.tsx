import { font } from '../theme/tokens.ts';
import { view } from './ground.ts';
import { scene, tenFootMarks } from './scene-paths.ts';

const { width, height, horizon } = view;

/** Gradients and the grain of the asphalt; `id` separates two pictures on one page. */
export function RoadDefs({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}sky`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#b9c3c4" />
        <stop offset="1" stopColor="#eceae0" />
      </linearGradient>
      <linearGradient id={`${id}road`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#8b8d8b" />
        <stop offset="0.16" stopColor="#6a6d6c" />
        <stop offset="1" stopColor="#434748" />
      </linearGradient>
      <linearGradient id={`${id}verge`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#a3aa8d" />
        <stop offset="1" stopColor="#6d7758" />
      </linearGradient>
      <linearGradient id={`${id}haze`} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#eceae0" stopOpacity="0.32" />
        <stop offset="1" stopColor="#eceae0" stopOpacity="0" />
      </linearGradient>
      {/* Stones of the surface: noise, wider than high in perspective, thresholded to its peaks. */}
      <filter id={`${id}grain`} x="0" y="0" width="1" height="1">
        <feTurbulence type="fractalNoise" baseFrequency="0.34 0.62" numOctaves="3" seed="8" />
        <feColorMatrix values="0 0 0 0 .06 0 0 0 0 .06 0 0 0 0 .06 0 0 0 -5 2.55" />
        <feComposite operator="in" in2="SourceGraphic" />
      </filter>
    </defs>
  );
}

/** The street without distresses: sky, trees, poles, verge, pavement, markings. */
export function RoadScene({ id }: { id: string }) {
  return (
    <>
      <Skyline id={id} />
      <Street id={id} />
    </>
  );
}

/** The part of the scene that is far away. */
export function Skyline({ id }: { id: string }) {
  return (
    <>
      <path d={`M0 0H${width}V${horizon + 10}H0Z`} fill={`url(#${id}sky)`} />
      <path d={scene.hills} fill="#acb7ab" />
      <path d={scene.tower} fill="#98a3a0" stroke="#98a3a0" strokeWidth="1.5" />
      <path d={scene.roofs} fill="#a8a498" />
      <path d={scene.trees} fill="#7d8b75" />
    </>
  );
}

/** The part of the scene that a camera comes closer to. */
export function Street({ id }: { id: string }) {
  return (
    <>
      <path d={scene.verge} fill={`url(#${id}verge)`} />
      <g fill="none" stroke="#4c4a44">
        <path d={scene.wires} strokeWidth="1.2" opacity="0.7" />
        <path d={scene.poles} strokeWidth="3.4" />
      </g>
      <path d={scene.walk} fill="#bcb8ab" />
      <path d={scene.walkJoints} stroke="#948f81" strokeWidth="2" />
      <path d={scene.gutter} fill="#aaa69a" />
      <path d={scene.kerbFace} fill="#d5d1c5" />
      <path d={scene.road} fill={`url(#${id}road)`} />
      <path d={scene.wheelPaths} fill="#202324" opacity="0.09" />
      <path d={scene.seam} stroke="#2c2f30" strokeWidth="2" fill="none" opacity="0.7" />
      <g fill="#e8e5da">
        <path d={scene.edge} opacity="0.86" />
        <path d={scene.farEdge} opacity="0.7" />
        <path d={scene.crossing} opacity="0.75" />
        <path d={scene.stopLine} opacity="0.75" />
      </g>
      <path d={scene.dashes} fill="#e9b213" />
    </>
  );
}

/** The stones of the surface, and the haze of distance. */
export function RoadGrain({ id }: { id: string }) {
  return (
    <>
      <path d={scene.road} filter={`url(#${id}grain)`} opacity="0.5" />
      <path d={`M0 ${horizon}H${width}V${horizon + 60}H0Z`} fill={`url(#${id}haze)`} />
    </>
  );
}

/** The overlay of the picture: the grain, the haze, a mark every 10 ft, and the corners of the camera's frame. */
export function RoadAir({ id }: { id: string }) {
  return (
    <>
      <RoadGrain id={id} />
      <g fill="#f2b705">
        {tenFootMarks.map((mark) => (
          <rect key={mark.y} x={mark.x} y={mark.y} width={mark.width} height="5" />
        ))}
      </g>
      <text x="634" aria-hidden="true" y="263" fill="#17191a" fontSize="20" fontFamily={font.mono} fontWeight="600">
        10 ft
      </text>
      <path
        d={`M22 52V22H52M${width - 52} 22H${width - 22}V52`}
        fill="none"
        stroke="#17191a"
        strokeWidth="3"
        opacity="0.6"
      />
      <path
        d={`M22 ${height - 52}V${height - 22}H52M${width - 52} ${height - 22}H${width - 22}V${height - 52}`}
        fill="none"
        stroke="#f5f3ee"
        strokeWidth="3"
        opacity="0.7"
      />
    </>
  );
}
