import { pciBands } from '@workspace/ui/theme/pci.ts';
import type { StreetClass } from '../../road-network/segment.ts';

/** Classes in the order in which they are drawn. */
export const drawnClasses = ['local', 'collector', 'arterial'] as const satisfies readonly StreetClass[];

/** Widths of streets in thousandths of the map's width, when it shows all of the town. */
export const lineWidths: Readonly<Record<StreetClass, number>> = { local: 2.2, collector: 3.4, arterial: 6 };

/** CSS pixels across a map from which its lines have these widths. */
const fullWidth = 800;

/** Returns how many times as wide lines are on a map of so many CSS pixels across: a phone's would be hairlines. */
export const widening = (across: number): number => Math.max(1, Math.sqrt(fullWidth / across));

/** Width of the ground beside an arterial, which sets it off. */
export const casing = 4;

/** Units across the server's drawing: whole numbers are exact enough, and short. */
export const stillUnits = 1600;

export const bandFills: readonly string[] = pciBands.map(({ fill }) => fill);

/** The last band, whose color is faint on dark ground: there an edge sets it off. */
export const failedBand = bandFills.length - 1;
export const failedEdge = {
  color: '#f3c6bf',
  /** Width of both sides, in thousandths of the map's width. */
  width: 1.6,
  /** Dark ground, which print never has. */
  media: '@media screen and (prefers-color-scheme: dark)',
} as const;

/** Feet across the river. */
export const riverWidth = 230;
