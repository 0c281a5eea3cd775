import { iconPaths } from './icon-paths.ts';

/** Name of a path in `iconPaths`. */
export type IconName = keyof typeof iconPaths;

/** A line drawing of 20 by 20 in the color of its text; decorative, so the text beside it must say the same. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
