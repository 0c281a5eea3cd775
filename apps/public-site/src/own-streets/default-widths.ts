import type { StreetClass } from '../road-network/segment.ts';

/**
 * Widths in feet for streets without one, curb to curb. These are our assumption, not a standard: lanes of 11 to 12 ft,
 * four on an arterial, and parking on one side elsewhere. A column of widths replaces them.
 */
export const defaultWidths: Readonly<Record<StreetClass, number>> = { arterial: 48, collector: 36, local: 30 };
