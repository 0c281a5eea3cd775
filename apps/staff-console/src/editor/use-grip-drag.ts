import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { dropIndexAt, type BlockPlace } from './block-places.ts';
import { useDragging } from './use-dragging.ts';

/** A press that moves less, in pixels, is a click. */
const shortest = 4;

/**
 * Drags a block by its grip. `before` is the index of the block that it would precede, undefined while nothing is
 * dragged.
 */
export function useGripDrag(places: () => BlockPlace[], drop: (before: number) => void) {
  const [before, setBefore] = useState<number>();
  const press = useRef<{ y: number; wasMoved: boolean }>(undefined);
  const place = (y: number) => setBefore(dropIndexAt(places(), y));
  const follow = useDragging(before !== undefined, place, () => setBefore(undefined));
  const grip = {
    onPointerDown: ({ button, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
      if (button !== 0) return;
      press.current = { y: clientY, wasMoved: false };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
      if (!press.current || !currentTarget.hasPointerCapture(pointerId)) return;
      // Once cancelled, the drag stays so until the next press.
      const { y, wasMoved } = press.current;
      if (wasMoved ? before === undefined : Math.abs(clientY - y) < shortest) return;
      press.current.wasMoved = true;
      follow(clientY);
    },
    onPointerUp: () => {
      if (before === undefined) return;
      setBefore(undefined);
      drop(before);
    },
    onPointerCancel: () => setBefore(undefined),
    onClick: (event: MouseEvent) => {
      // The end of a drag is no click.
      if (press.current?.wasMoved) event.preventDefault();
      press.current = undefined;
    },
  };
  return { before, grip };
}
