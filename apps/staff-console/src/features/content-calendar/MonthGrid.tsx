import { styled } from 'styled-components';
import { CalendarPost } from '@workspace/contracts/managed-posts';
import { color, font, media, space, text, weight } from '@workspace/ui/theme/tokens.ts';
import { useDrop } from '@workspace/ui/FileField';
import { draggedPost } from './CalendarEntry.tsx';
import { DayPosts } from './DayPosts.tsx';
import { atSameTime, daysLater, isSameDay } from './month-days.ts';

// A grid of seven columns; on a narrow screen a list of the days that have something.
const Grid = styled.ol`
  display: grid;
  padding: 0;
  border-top: 1px solid ${color.line};
  list-style: none;
  ${media.desktop} {
    grid-template-columns: repeat(7, minmax(0, 1fr));
    border-left: 1px solid ${color.line};
  }
`;
const Day = styled.li`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  padding: ${space.sm};
  border-bottom: 1px solid ${color.line};
  &[data-empty]:not([data-today]) {
    display: none;
  }
  &[data-over] {
    outline: 3px dashed ${color.link};
    outline-offset: -3px;
  }
  h3 {
    color: ${color.inkSoft};
    font: ${weight.medium} ${text.xs} / 1.3 ${font.sign};
  }
  &[data-today] h3 {
    color: ${color.ink};
    font-weight: ${weight.heavy};
    text-decoration: underline 3px ${color.lane};
    text-underline-offset: 3px;
  }
  ${media.desktop} {
    min-height: 7rem;
    padding-inline: ${space.xs};
    border-right: 1px solid ${color.line};
    &[data-empty]:not([data-today]) {
      display: grid;
    }
    &[data-outside] {
      background-color: ${color.groundAlt};
    }
  }
`;
const name = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

interface MonthGridProps {
  today: Date;
  month: Date;
  weeks: readonly (readonly Date[])[];
  posts: readonly CalendarPost[];
  onMove: (post: CalendarPost, time: Date) => void;
}

/** The days of a month with their posts. */
export function MonthGrid({ today, month, weeks, posts, onMove }: MonthGridProps) {
  return (
    <Grid>
      {weeks.flat().map((day) => (
        <DayCell
          key={day.getTime()}
          day={day}
          isToday={isSameDay(day, today)}
          isOver={daysLater(day, 1) <= today}
          isOutside={day.getMonth() !== month.getMonth()}
          posts={posts.filter(({ at }) => isSameDay(new Date(at), day))}
          onMove={onMove}
        />
      ))}
    </Grid>
  );
}

interface DayCellProps extends Pick<MonthGridProps, 'posts' | 'onMove'> {
  day: Date;
  isToday: boolean;
  /** Nothing can be scheduled on it any more. */
  isOver: boolean;
  isOutside: boolean;
}

function DayCell({ day, isToday, isOver, isOutside, posts, onMove }: DayCellProps) {
  const drop = useDrop(draggedPost, (data) => {
    const post = CalendarPost.parse(JSON.parse(data.getData(draggedPost)));
    onMove(post, atSameTime(new Date(post.at), day));
  });
  return (
    <Day
      data-empty={posts.length === 0 || undefined}
      data-outside={isOutside || undefined}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
      {...(!isOver && drop)}
    >
      <h3>
        <time dateTime={day.toDateString()}>{name.format(day)}</time>
      </h3>
      <DayPosts posts={posts} onMove={onMove} />
    </Day>
  );
}
