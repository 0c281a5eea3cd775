import { useEffect, type RefObject } from 'react';

/** The window whose layout the preview has. */
export type FrameWidth = 'desktop' | 'phone';

/** Widths of a window, in CSS pixels. */
const widths: Record<FrameWidth, number> = { desktop: 1_280, phone: 390 };

/** Returns the width of a frame and its scale in a stage: a desktop is as wide as a wide stage, else scaled down. */
export function frameSize(width: FrameWidth, stage: number): { width: number; scale: number } {
  const own = width === 'desktop' ? Math.max(widths.desktop, stage) : widths.phone;
  return { width: own, scale: stage > 0 ? Math.min(1, stage / own) : 1 };
}

/** Sets the size of the frames in an element, whenever that changes its own. */
export function useFrameSize(ref: RefObject<HTMLElement | null>, width: FrameWidth): void {
  useEffect(() => {
    const stage = ref.current!;
    const resize = () => {
      const size = frameSize(width, stage.clientWidth);
      stage.style.setProperty('--frame-width', `${size.width}px`);
      stage.style.setProperty('--frame-scale', String(size.scale));
    };
    resize();
    const observer = new ResizeObserver(resize);
    observer.observe(stage);
    return () => observer.disconnect();
  }, [ref, width]);
}
