import { countOf } from '../../../count-of.ts';
import type { Network } from '../../../road-network/segment.ts';
import type { DrawnSample } from './sample-settings.ts';

/** Returns the place of a number, such as 3rd. */
function ordinal(number: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd' }[
    new Intl.PluralRules('en-US', { type: 'ordinal' }).select(number) as string
  ];
  return `${number.toLocaleString('en-US')}${ending ?? 'th'}`;
}

/** Says which segments of a list a sample has. */
export function describeSample({ segments }: Network, { drawn, spacing, start }: DrawnSample): string {
  const every = spacing === 1 ? 'All' : `Every ${ordinal(spacing)}`;
  return `${every} of ${countOf(segments.length, 'segment')}, from the ${ordinal(start)}: ${countOf(drawn.length)} to walk.`;
}
