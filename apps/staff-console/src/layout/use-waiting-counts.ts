import { useLocation } from 'react-router-dom';
import { getWaitingCounts, mostWaiting } from '@workspace/contracts/overview';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import type { ConsolePlace } from './console-pages.ts';
import { formatCount, formatNumber } from './format-number.ts';
import { useRefreshOnChange } from './use-refresh-on-change.ts';

/** Other staff work too, and requests arrive. */
const everyMinute = () => 60_000;
const nouns = { requests: 'open request', drafts: 'draft' } as const;

/** The number beside a place: as shown, and as screen readers hear it. */
interface WaitingCount {
  figure: string;
  words: string;
}

/** Returns the number beside a place, if it has one. The numbers are fetched again on every page. */
export function useWaitingCounts(): (place: ConsolePlace) => WaitingCount | undefined {
  const { data, refresh } = useEndpoint(getWaitingCounts, {}, { refreshInterval: everyMinute });
  useRefreshOnChange(useLocation().pathname, refresh);
  return ({ count }) => {
    const number = count && data?.[count];
    if (!number) return undefined;
    const figure = number < mostWaiting ? formatNumber(number) : `${formatNumber(mostWaiting - 1)}+`;
    return {
      figure,
      words: `, ${number < mostWaiting ? formatCount(number, nouns[count]) : `${figure} ${nouns[count]}s`}`,
    };
  };
}
