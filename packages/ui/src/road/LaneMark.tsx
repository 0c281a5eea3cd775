import { color } from '../theme/tokens.ts';

/**
 * The logo: a lane to the horizon, its center line in lane yellow. Uses the color of its text; decorative beside the
 * name.
 */
export function LaneMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path d="M10.2 2h2.6L5.6 26H0zM15.2 2h2.6L28 26h-5.6z" fill="currentColor" />
      <path d="M13.5 3h1l.35 4.2h-1.7zM12.9 10h2.2l.5 5.4h-3.2zM12.1 18.6h3.8L16.6 26h-5.2z" fill={color.lane} />
    </svg>
  );
}
