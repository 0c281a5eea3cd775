import { pictogramPaths } from './pictogram-paths.ts';

/** Name of a path in `pictogramPaths`. */
export type PictogramName = keyof typeof pictogramPaths;

/** A sign's symbol in the color of its text; decorative, so the text beside it must say the same. `size` in pixels. */
export function Pictogram({ name, size = 32 }: { name: PictogramName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="square"
    >
      <path d={pictogramPaths[name]} />
    </svg>
  );
}
