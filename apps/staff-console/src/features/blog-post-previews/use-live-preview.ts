import { useEffect, useRef, useState, type RefObject } from 'react';
import { contentOf, type PostValues } from '../blog-posts/post-values.ts';
import { createPreviewFrames, hasLivePreview, type PreviewOutcome } from './preview-frames.ts';

/** Pause between a change and its rendering, in milliseconds. While one types, there is one rendering a pause. */
const pause = 400;

/** `old_site`: the deployed release of the site has no live preview. */
export type PreviewState =
  | { state: 'loading' | 'unreadable' | 'old_site' }
  | Exclude<PreviewOutcome, { state: 'unreadable' }>;

/** Renders the values in the element as they change, one rendering at a time. */
export function useLivePreview(
  stage: RefObject<HTMLElement | null>,
  { values, id, onKey }: { values: PostValues; id: string | undefined; onKey: (event: KeyboardEvent) => void },
) {
  const [preview, setPreview] = useState<PreviewState>({ state: 'loading' });
  const latest = useRef({ values, id, onKey });
  const work = useRef<Pick<ReturnType<typeof renderLatest>, 'request'>>(undefined);
  useEffect(() => {
    latest.current = { values, id, onKey };
    work.current?.request();
  });
  useEffect(() => {
    const frames = createPreviewFrames(stage.current!, (event) => latest.current.onKey(event));
    let isOver = false;
    const renderer = renderLatest(
      () => latest.current.values,
      async (now) => {
        const outcome = await frames.show({ ...contentOf(now), id: latest.current.id });
        const known = outcome.state !== 'unreadable' || (await hasLivePreview());
        if (!isOver) setPreview(known ? outcome : { state: 'old_site' });
      },
    );
    work.current = renderer;
    renderer.request();
    return () => {
      isOver = true;
      renderer.stop();
      frames.remove();
    };
  }, [stage]);
  return { preview, retry: () => work.current?.request(true) };
}

/** Calls `render` with the latest value, at most once a pause and never twice at a time. */
export function renderLatest<T>(latest: () => T, render: (value: T) => Promise<void>) {
  let rendered: { value: T } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRendering = false;
  const run = async (): Promise<void> => {
    timer = undefined;
    isRendering = true;
    rendered = { value: latest() };
    await render(rendered.value);
    isRendering = false;
    request();
  };
  const request = (again = false): void => {
    if (again) rendered = undefined;
    if (timer !== undefined || isRendering || (rendered && rendered.value === latest())) return;
    timer = setTimeout(() => void run(), rendered ? pause : 0);
  };
  return {
    request,
    stop: () => {
      clearTimeout(timer);
      isRendering = true;
    },
  };
}
