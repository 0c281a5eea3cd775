import { useEffect, useRef, type RefObject } from 'react';

/**
 * When a campaign starts on its page, shows the report from the top, where Undo is, and loads the time that is left for it.
 * `startedAt`: undefined while unknown.
 */
export function useShowStart(
  page: RefObject<HTMLElement | null>,
  startedAt: string | null | undefined,
  refresh: () => void,
): void {
  const wasDraft = useRef(false);
  useEffect(() => {
    if (startedAt === undefined) return;
    const hasStarted = startedAt !== null && wasDraft.current;
    wasDraft.current = startedAt === null;
    if (!hasStarted) return;
    page.current?.scrollIntoView();
    refresh();
  }, [page, startedAt, refresh]);
}
