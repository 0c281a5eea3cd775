import { readNumber } from '../../../cost-calculator/read-number.ts';
import type { Network } from '../../../road-network/segment.ts';
import { sampling } from '../facts/sampling.ts';
import { drawSample, type SystematicSample } from '../statistics/draw-sample.ts';
import { sampleSize } from '../statistics/sample-size.ts';

export type SampleOrder = 'file' | 'rating';

export const defaultSettings = { draw: '', seed: '2026', order: 'file' } as const;
export type SettingTexts = Readonly<Record<keyof typeof defaultSettings, string>>;

export const mostSeed = 999_999;

/** A sample of a network, and what it was drawn with. */
export interface DrawnSample extends SystematicSample {
  readonly seed: number;
  readonly order: SampleOrder;
  /** Indexes of the drawn segments in the network. */
  readonly drawn: readonly number[];
  /** Indexes of all segments in the order of the draw. */
  readonly listed: readonly number[];
}

/** Returns the size that the formula gives for a list, with the values of asphalt. */
export const usualSize = (units: number): number =>
  units === 0 ? 0 : sampleSize({ units, margin: sampling.margin.value, spread: sampling.asphaltSpread.value });

export function readSettings(texts: SettingTexts, units: number) {
  const size = texts.draw.trim() === '' ? usualSize(units) : readNumber(texts.draw);
  const seed = readNumber(texts.seed);
  const isSize = size !== undefined && Number.isInteger(size) && size >= 1;
  const isSeed = seed !== undefined && Number.isInteger(seed) && seed >= 0 && seed <= mostSeed;
  const order: SampleOrder = texts.order === 'rating' ? 'rating' : 'file';
  return {
    settings: isSize && isSeed ? { size: Math.min(size, units), seed, order } : undefined,
    errors: {
      draw: isSize ? undefined : 'Enter a whole number of 1 or more.',
      seed: isSeed ? undefined : 'Enter a whole number from 0 to 999,999.',
    },
  };
}

/** Draws a sample of a network. By rating, the draw covers the whole scale: bad, fair and good streets in proportion. */
export function sampleOf(
  { segments }: Network,
  { size, seed, order }: { size: number; seed: number; order: SampleOrder },
): DrawnSample {
  const indexes = segments.map((_segment, index) => index);
  const listed = order === 'file' ? indexes : indexes.toSorted((a, b) => segments[a]!.pci - segments[b]!.pci);
  const sample = drawSample(segments.length, size, seed);
  return { ...sample, seed, order, listed, drawn: sample.places.map((place) => listed[place]!) };
}
