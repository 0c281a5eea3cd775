import { project } from './ground.ts';
import { distress } from './distress-paths.ts';

const [drainX, drainY] = project([3, 8.7]);
const [coverX, coverY] = project([-3.1, 12.2]);

/** Cracks, a pothole, a patch, and two objects of the inventory: a storm drain and a manhole. */
export function RoadDistresses() {
  return (
    <>
      <path d={distress.patch} fill="#2f3334" stroke="#222526" strokeWidth="3" opacity="0.8" />
      <ellipse cx={coverX} cy={coverY} rx="22" ry="6.5" fill="#3a3431" stroke="#25282a" strokeWidth="2.5" />
      <path d={`M${drainX - 21} ${drainY - 6}h34l9 12h-36z`} fill="#24282a" />
      <path d={`M${drainX - 13} ${drainY - 6}l8 12m0 -12l8 12m0 -12l8 12`} stroke="#8d897d" strokeWidth="2.4" />
      <g fill="none" stroke="#1b1d1e" strokeLinejoin="round" strokeLinecap="round">
        <path d={distress.sealed} stroke="#232627" strokeWidth="6" opacity="0.75" />
        <path d={distress.transverse} strokeWidth="1.8" opacity="0.8" />
        <path d={distress.longitudinal} strokeWidth="2.8" />
        <path d={distress.branch} strokeWidth="1.8" />
        <path d={distress.alligator} strokeWidth="2.2" />
      </g>
    </>
  );
}

/** The pothole, drawn over the grain: a broken rim, the far wall in shadow, the base course at the bottom. */
export function Pothole() {
  return (
    <g strokeWidth="7" strokeLinejoin="round">
      <path d={distress.rim} fill="#6b6a65" opacity="0.8" />
      <path d={distress.hole} fill="#131517" stroke="#131517" />
      <path d={distress.floor} fill="#3d3933" stroke="#3d3933" />
      <path d={distress.stones} stroke="#a09c91" strokeWidth="2.6" opacity="0.8" />
    </g>
  );
}
