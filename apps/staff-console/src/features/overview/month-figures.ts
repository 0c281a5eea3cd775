import type { OverviewDay } from '@workspace/contracts/overview';
import { formatNumber } from '../../layout/format-number.ts';

interface MonthFigure {
  name: string;
  figure: string;
  note: string;
  /** One for each day. */
  counts: number[];
}

/** Returns the figures of the days, each with a count for every day. */
export function monthFigures(days: readonly OverviewDay[]): MonthFigure[] {
  const countsOf = (name: Exclude<keyof OverviewDay, 'date'>) => days.map((day) => day[name]);
  const sum = (name: Exclude<keyof OverviewDay, 'date'>) => countsOf(name).reduce((all, count) => all + count, 0);
  const [requests, inTime] = [sum('requests'), sum('answeredInTime')];
  return [
    {
      name: 'Article views',
      figure: formatNumber(sum('views')),
      note: 'once a day per reader',
      counts: countsOf('views'),
    },
    {
      name: 'New subscribers',
      figure: formatNumber(sum('joined')),
      note: `${formatNumber(sum('left'))} left`,
      counts: countsOf('joined'),
    },
    {
      name: 'Newsletter emails',
      figure: formatNumber(sum('emails')),
      note: 'on the day they began',
      counts: countsOf('emails'),
    },
    {
      name: 'Requests',
      figure: formatNumber(requests),
      note: 'for a consultation',
      counts: countsOf('requests'),
    },
    {
      name: 'Answered within 24 h',
      figure: requests === 0 ? 'None yet' : `${formatNumber(inTime)} of ${formatNumber(requests)}`,
      note: requests === 0 ? 'nobody has asked' : `${Math.round((inTime / requests) * 100)} %`,
      counts: countsOf('answeredInTime'),
    },
  ];
}
