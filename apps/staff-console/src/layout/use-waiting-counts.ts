import { createContext, useContext } from 'react';
import type { ResponseOf } from '@workspace/contracts/endpoint/define-endpoint';
import { getWaitingCounts, mostWaiting } from '@workspace/contracts/overview';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import type { ConsolePlace } from './console-pages.ts';
import { formatCount, formatNumber } from './format-number.ts';
import { useRefreshOnPage } from './use-refresh-on-page.ts';

type Counts = ResponseOf<typeof getWaitingCounts> | undefined;

/** The numbers beside the places. They are fetched once, by the frame, and not by each place. */
export const WaitingCounts = createContext<Counts>(undefined);

/** Other staff work too, and requests arrive. */
const everyMinute = () => 60_000;

/** Fetches the numbers, and again on every page. */
export function useWaitingCounts(): Counts {
  const { data, refresh } = useEndpoint(getWaitingCounts, {}, { refreshInterval: everyMinute });
  useRefreshOnPage(refresh);
  return data;
}

const nouns = { requests: 'open request', drafts: 'draft' } as const;

/** Returns the number beside a place, as shown and as screen readers hear it; undefined without one. */
export function useCountOf({ count }: ConsolePlace): { figure: string; words: string } | undefined {
  const counts = useContext(WaitingCounts);
  const number = count && counts?.[count];
  if (!number) return undefined;
  if (number < mostWaiting) return { figure: formatNumber(number), words: `, ${formatCount(number, nouns[count])}` };
  const figure = `${formatNumber(mostWaiting - 1)}+`;
  return { figure, words: `, ${figure} ${nouns[count]}s` };
}
