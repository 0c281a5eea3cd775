import type { OverviewDay } from '@workspace/contracts/overview';
import { formatNumber } from '../../layout/format-number.ts';

interface MonthFigure {
  name: string;
  figure: string;
  note: string;
  /** One for each day. */
  counts: number[];
}

type Count = Exclude<keyof OverviewDay, 'date' | 'promised' | 'sequenceEmails'>;

const noneDue = (requests: number): string => (requests === 0 ? 'nobody has asked' : 'none is due yet');

/** Returns the figures of the days, each with a count for every day. */
export function monthFigures(days: readonly OverviewDay[]): MonthFigure[] {
  const countsOf = (name: Count) => days.map((day) => day[name]);
  const sum = (name: Count) => countsOf(name).reduce((all, count) => all + count, 0);
  const [requests, inTime] = [sum('requests'), sum('answeredInTime')];
  const promised = days.reduce((all, day) => all + (day.promised ?? day.requests), 0);
  const bySequences = days.reduce((all, day) => all + (day.sequenceEmails ?? 0), 0);
  const emails = days.map((day) => day.emails + (day.sequenceEmails ?? 0));
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
      note: `once for each list · ${formatNumber(sum('left'))} left`,
      counts: countsOf('joined'),
    },
    {
      name: 'Newsletter emails',
      figure: formatNumber(emails.reduce((all, count) => all + count, 0)),
      note: bySequences > 0 ? `${formatNumber(bySequences)} of them by sequences` : 'on the day they began',
      counts: emails,
    },
    {
      name: 'Requests',
      figure: formatNumber(requests),
      note: 'for a consultation',
      counts: countsOf('requests'),
    },
    {
      name: 'Answered within 24 h',
      figure: promised === 0 ? 'None yet' : `${formatNumber(inTime)} of ${formatNumber(promised)}`,
      note: promised > 0 ? `${Math.round((inTime / promised) * 100)} %` : noneDue(requests),
      counts: countsOf('answeredInTime'),
    },
  ];
}
