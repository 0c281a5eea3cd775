import { useEffect, useRef, useState } from 'react';
import { autosavePost } from '@workspace/contracts/blog-post-autosaves';
import { call } from '@workspace/contracts/endpoint/call';
import { useFetch } from '@workspace/contracts/react/use-endpoint';
import { useDenied } from '../../layout/use-permission.ts';
import { contentOf, type PostValues } from './post-values.ts';
import type { PostEditing } from './use-post-editing.ts';

/** Milliseconds between two looks for changes: at most this much typing is lost with the browser. */
const interval = 1_000;
const retryAfter = 5_000;

/** The state of the changes: `waiting` to be sent, `kept` on the server, or `failed` to get there. */
export type AutosaveState = 'none' | 'waiting' | 'kept' | 'failed';

/** Stores unsaved changes of a stored post on the server, where the next visit from any device finds them. */
export function useAutosave({ base, form, saving }: Pick<PostEditing, 'base' | 'form' | 'saving'>): AutosaveState {
  const fetch = useFetch();
  const [kept, setKept] = useState<PostValues>();
  const [hasFailed, setFailed] = useState(false);
  const { values, isChanged } = form;
  const isDenied = useDenied('blog-posts:write') !== undefined;
  const isActive = base !== undefined && isChanged && !saving.isSaving && !isDenied;
  const latest = useRef({ values, base });
  useEffect(() => {
    latest.current = { values, base };
  });
  useEffect(() => {
    if (!isActive) return undefined;
    let sent: PostValues | undefined;
    return repeat(async (signal) => {
      const { values: now, base: from } = latest.current;
      if (sent === now || !from) return interval;
      const body = { ...contentOf(now), basedOn: from.basedOn };
      const isStored = await call(autosavePost, { params: { id: from.post.id }, body }, { fetch, signal }).then(
        () => true,
        () => false,
      );
      if (signal.aborted) return interval;
      setFailed(!isStored);
      if (!isStored) return retryAfter;
      sent = now;
      setKept(now);
      return interval;
    });
  }, [isActive, fetch]);
  if (!isActive) return 'none';
  if (kept === values) return 'kept';
  return hasFailed ? 'failed' : 'waiting';
}

/**
 * Runs work again and again, each time after the milliseconds that it returned. Returns the function that ends it, and
 * aborts a request: a late one would keep a revision that a save has just ended.
 */
function repeat(work: (signal: AbortSignal) => Promise<number>): () => void {
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = (milliseconds: number): void => {
    timer = setTimeout(
      () => void work(stopping.signal).then((pause) => stopping.signal.aborted || next(pause)),
      milliseconds,
    );
  };
  next(interval);
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}
