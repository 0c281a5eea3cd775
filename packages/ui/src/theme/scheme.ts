import { css } from 'styled-components';

// Asphalt grounds use the dark values in both schemes, so that a component depends on neither the scheme nor its
// ground.
const onDark = css`
  --ink: #ece9e1;
  --ink-soft: #b6b9b4;
  --line: #3a3f41;
  --line-control: #858a89;
  --surface: #24282a;
  --link: #5bb894;
  --link-tint: #1c3a30;
  --danger: #ff9a82;
  --danger-tint: #4a211a;
  --caution: #f6cf6a;
  --caution-tint: #413410;
  --focus: #f2b705;
`;

/** Values of the light scheme, including those shared by both. */
export const lightScheme = css`
  color-scheme: light;
  --ground: #f5f3ee;
  --ground-alt: #e9e6dd;
  --surface: #fffefb;
  --ink: #17191a;
  --ink-soft: #4d5153;
  --line: #d3cfc3;
  --line-control: #7d7a70;
  --link: #00563f;
  --link-tint: #e3efe9;
  --lane: #f2b705;
  --on-lane: #17191a;
  --sign: #00563f;
  --on-sign: #ffffff;
  --asphalt: #17191a;
  --asphalt-raised: #24282a;
  --danger: #a32a1a;
  --danger-tint: #fbe6e0;
  --danger-fill: #a32a1a;
  --caution: #6b4a00;
  --caution-tint: #fbeecb;
  --focus: #17191a;
  --scrim: rgb(23 25 26 / 0.6);
  --shadow: 0 1px 2px rgb(23 25 26 / 0.12), 0 12px 32px -8px rgb(23 25 26 / 0.28);
`;

/** Overrides of the dark scheme. */
export const darkScheme = css`
  ${onDark}
  color-scheme: dark;
  --ground: #17191a;
  --ground-alt: #1e2122;
  --asphalt: #0e0f10;
  --asphalt-raised: #1e2122;
  --scrim: rgb(0 0 0 / 0.7);
  --shadow: 0 0 0 1px #3a3f41, 0 16px 40px -8px rgb(0 0 0 / 0.7);
`;

/** Values for everything inside an element marked `data-ground="asphalt"`. */
export const asphaltGround = css`
  ${onDark}
  color-scheme: dark;
  --ground: var(--asphalt);
  --ground-alt: var(--asphalt-raised);
  background-color: var(--asphalt);
  color: var(--ink);
`;

/** Values for everything inside an element marked `data-ground="lane"` (yellow). */
export const laneGround = css`
  --ink: #17191a;
  --ink-soft: #3b3110;
  --line: #b58a06;
  --link: #17191a;
  --focus: #17191a;
  background-color: var(--lane);
  color: var(--ink);
`;

/** Values for everything inside an element marked `data-ground="sign"` (guide-sign green). */
export const signGround = css`
  ${onDark}
  --ink: #ffffff;
  --ink-soft: #e3efe9;
  --line: #5f9584;
  --link: #ffffff;
  --danger: #ffb4a2;
  background-color: var(--sign);
  color: var(--ink);
`;
