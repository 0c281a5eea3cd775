import { useEffect, useRef } from 'react';
import { changePost, listCalendar, type CalendarPost } from '@workspace/contracts/managed-posts';
import { longDate } from '@workspace/contracts/long-date';
import { useEndpoint } from '@workspace/contracts/react/use-endpoint';
import { useSend } from '@workspace/contracts/react/use-send';
import { useToast } from '@workspace/ui/Toast';
import { isFocusLost } from '../../layout/is-focus-lost.ts';
import { shortMoment } from '../../layout/local-time.ts';
import { useAction } from '../../layout/use-action.ts';
import { useLast } from '../../layout/use-last.ts';
import { daysLater } from './month-days.ts';

/** The posts of some weeks, and the action that moves a scheduled one. */
export function useCalendar(weeks: readonly (readonly Date[])[]) {
  const from = weeks[0]![0]!;
  const to = daysLater(weeks.at(-1)![6]!, 1);
  const query = { from: from.toISOString(), to: to.toISOString() };
  const { data, error, refresh } = useEndpoint(listCalendar, { query });
  const { send } = useSend(changePost);
  const run = useAction();
  const toast = useToast();
  const posts = useLast(data)?.posts;
  const returnFocus = useFocusOnMoved(posts);
  const moveQuietly = async (post: CalendarPost, time: Date) => {
    // The list may be older than the publication, which a new time would take back.
    if (new Date(post.at) <= new Date()) {
      const description = `${post.title} has appeared meanwhile, and stays on the site. Edit the post to schedule it again.`;
      toast({ title: 'Error', description, tone: 'destructive' });
      refresh();
      return undefined;
    }
    const change = { params: { id: post.id }, body: bodyOf(post, time) };
    const moved = await run(send(change), 'Failed to move the post.');
    refresh();
    return moved?.post;
  };
  const move = async (post: CalendarPost, time: Date) => {
    const moved = await moveQuietly(post, time);
    if (!moved) return;
    returnFocus(post.id);
    const back = { ...post, at: time.toISOString(), date: moved.date, updatedAt: moved.updatedAt };
    toast({
      title: 'Success',
      description: `${post.title} appears on ${shortMoment(time.toISOString())}.`,
      action: {
        label: 'Undo',
        elsewhere: 'Choose Move on the post',
        run: () => void moveQuietly(back, new Date(post.at)),
      },
    });
  };
  return { posts, error, refresh, move };
}

function bodyOf({ date, at, updatedAt }: CalendarPost, time: Date) {
  // The date that readers see moves along, unless its writer chose another.
  const follows = date === longDate(new Date(at));
  return {
    status: 'scheduled' as const,
    publishAt: time.toISOString(),
    ...(follows && { date: longDate(time) }),
    // A colleague may have published it, or made it a draft.
    basedOn: updatedAt,
  };
}

/** Returns the focus to the button of a post that has moved to another day, where its entry is a new one. */
function useFocusOnMoved(posts: readonly CalendarPost[] | undefined): (id: string) => void {
  const moved = useRef<string>(undefined);
  useEffect(() => {
    if (moved.current === undefined) return;
    const button = document.querySelector<HTMLElement>(`[data-post="${moved.current}"] button`);
    moved.current = undefined;
    if (isFocusLost()) button?.focus();
  }, [posts]);
  return (id) => {
    moved.current = id;
  };
}
