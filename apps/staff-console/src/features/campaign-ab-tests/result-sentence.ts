import type { AbTest, Difference } from '@workspace/contracts/campaign-ab-tests';
import { variantLetters } from '@workspace/contracts/campaign-variants';
import { formatList } from '../../layout/format-list.ts';

const percents = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const points = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Formats a share: `3.4%`. */
export const formatShare = (share: number): string => percents.format(share);

/** Returns the letter of a variant. */
export const letterOf = (variant: number): string => variantLetters[variant] ?? '?';

/** Formats an interval in percentage points: `from −1.2 to 3.4 percentage points`. */
const intervalOf = ({ low, high }: Difference): string =>
  `from ${points.format(low * 100).replace('-', '−')} to ${points.format(high * 100).replace('-', '−')} percentage points`;

/**
 * Returns the result of a decided test in words. It calls a difference one only when its interval is above 0, and says
 * nothing about readers outside the test. `isSent`: the rest has got the winner.
 */
export function resultSentence({ decision, testShare }: AbTest, isSent: boolean): string | undefined {
  if (!decision) return undefined;
  const { winner, reason, by, differences } = decision;
  const goes = isSent ? 'went' : 'goes';
  const rest = testShare === 100 ? '' : ` ${letterOf(winner)} ${goes} to the rest.`;
  if (reason === 'hand') return `${by ?? 'A staff member'} chose ${letterOf(winner)}.${rest}`;
  if (reason === 'clicks') return `${clearly(differences)}${rest}`;
  return `${noDifference(differences)}${rest && ` ${letterOf(winner)}, the first of them, ${goes} to the rest.`}`;
}

/** The best variant against each other one. */
function clearly(differences: readonly Difference[]): string {
  const best = letterOf(differences[0]!.best);
  const parts = differences.map(
    (difference) => `than with ${letterOf(difference.other)} (${intervalOf(difference)} more)`,
  );
  return `More people clicked with ${best} ${formatList(parts)}.`;
}

function noDifference(differences: readonly Difference[]): string {
  const [first] = differences;
  if (!first) return 'There were too few clicks to compare the variants.';
  const equal = differences.filter(({ low }) => low <= 0);
  const letters = [first.best, ...equal.map(({ other }) => other)].toSorted((a, b) => a - b).map(letterOf);
  const bounds = equal.map(
    (difference) =>
      `${letterOf(difference.best)} had ${intervalOf(difference)} more than ${letterOf(difference.other)}`,
  );
  return `No difference can be told between ${formatList(letters)}: ${formatList(bounds)}, and 0 is possible.`;
}
