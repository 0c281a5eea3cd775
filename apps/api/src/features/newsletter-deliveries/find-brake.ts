import type { PausedBecause } from '@workspace/contracts/campaign-brake';

/** Percentages at which a campaign is paused; 0: never. */
export interface BrakeLimits {
  complaints: number;
  blocks: number;
}

/** The complaints and blocks that staff accepted when they resumed a campaign. */
export type Accepted = Record<PausedBecause['kind'], number>;

/** The numbers of one campaign. */
export interface BrakeNumbers extends Accepted {
  recipients: number;
  submitted: number;
  refused: number;
}

/** Fewer are no sign of anything, whatever their percentage. */
const least = 3;

/** Blocks come in numbers: of twenty, or of a quarter of a small list. */
const blocksOf = (recipients: number): number => Math.max(least, Math.min(20, Math.ceil(recipients / 4)));

/**
 * Returns the reason to pause a campaign, if there is one. After staff have resumed it, only twice the accepted number
 * is a new reason.
 */
export function findBrake(
  numbers: BrakeNumbers,
  limits: BrakeLimits,
  accepted: Accepted | null,
): PausedBecause | undefined {
  for (const kind of ['complaints', 'blocks'] as const) {
    const count = numbers[kind];
    const whole = Math.max(count, numbers.submitted + (kind === 'blocks' ? numbers.refused : 0));
    const atLeast = kind === 'blocks' ? blocksOf(numbers.recipients) : least;
    const isEnough = count >= Math.max(atLeast, 2 * (accepted?.[kind] ?? 0));
    // Rounded, because 0.1 % of 3,000 is not exactly 3 in binary fractions.
    const percent = Number(((count * 100) / Math.max(1, whole)).toFixed(6));
    if (limits[kind] === 0 || !isEnough || percent < limits[kind]) continue;
    return { kind, count, percent: Number(percent.toFixed(2)), sentence: sentences[kind](count, percent) };
  }
  return undefined;
}

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const sentences = {
  complaints: (count: number, percent: number) =>
    `${figures.format(count)} recipients reported this campaign as spam, ${figures.format(percent)} % of the submitted emails.`,
  blocks: (count: number, percent: number) =>
    `Mail servers rejected or returned ${figures.format(count)} emails of this campaign, ${figures.format(percent)} % so far: they block it, or say of too many addresses that they do not exist.`,
};
