import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '@workspace/ui/Button';
import { Panel } from '@workspace/ui/Panel';
import { Skeleton } from '@workspace/ui/Skeleton';
import { NotLoaded } from '../../layout/NotLoaded.tsx';
import { PageHeader } from '../../layout/PageHeader.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { useTitle } from '../../layout/use-title.ts';
import { MonthGrid } from './MonthGrid.tsx';
import { monthOf, monthStart, monthsLater, weeksOf } from './month-days.ts';
import { useCalendar } from './use-calendar.ts';

const title = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** The posts of a month on their days; the month is in the URL. */
export default function CalendarPage() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('month') ?? '';
  const [today] = useState(() => new Date());
  const month = useMemo(() => monthStart(wanted) ?? monthStart(monthOf(today))!, [wanted, today]);
  const weeks = useMemo(() => weeksOf(month), [month]);
  const { posts, error, refresh, move } = useCalendar(weeks);
  const show = (day: Date) => setSearch({ month: monthOf(day) });
  useTitle('Content calendar');
  return (
    <Stack>
      <PageHeader title="Content calendar" subtitle="Drag a scheduled post to another day, or choose Move" />
      <Panel
        title={<span aria-live="polite">{title.format(month)}</span>}
        actions={
          <>
            <Button size="sm" onClick={() => show(monthsLater(month, -1))}>
              Previous month
            </Button>
            <Button size="sm" onClick={() => show(today)}>
              Today
            </Button>
            <Button size="sm" onClick={() => show(monthsLater(month, 1))}>
              Next month
            </Button>
          </>
        }
      >
        {!posts && error && <NotLoaded subject="The calendar" error={error} refresh={refresh} />}
        {!posts && !error && <Skeleton shape="block" lines={3} />}
        {posts && <MonthGrid {...{ today, month, weeks, posts }} onMove={(post, time) => void move(post, time)} />}
      </Panel>
    </Stack>
  );
}
