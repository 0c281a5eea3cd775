import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';
import type { Network } from '../../road-network/segment.ts';
import { segmentAt } from './find-segment.ts';
import { within, type MapView } from './map-view.ts';

interface PointerProps {
  readonly network: Network | undefined;
  readonly view: MapView | undefined;
  readonly whole: MapView | undefined;
  readonly setView: (view: MapView) => void;
  readonly onSelect: (index: number | undefined) => void;
}

type Event = PointerEvent<HTMLElement>;

/** How far from a street a pointer may be to mean it, in pixels. */
const reach = { mouse: 10, touch: 22 } as const;
const leastDrag = 5;

/** Points at streets, selects them by a press, and drags a map that shows a part of the plan. */
export function usePointer({ network, view, whole, setView, onSelect }: PointerProps) {
  const [current, setCurrent] = useState<number>();
  useEscape(current !== undefined, () => setCurrent(undefined));
  const drag = useRef<{ x: number; y: number; view: MapView; hasMoved: boolean }>(undefined);
  const onPointerDown = ({ clientX: x, clientY: y }: Event) => {
    if (view) drag.current = { x, y, view, hasMoved: false };
  };
  const onPointerMove = (event: Event) => {
    if (!network || !view || !whole) return;
    const from = drag.current;
    if (!from || event.buttons === 0) {
      if (event.pointerType !== 'touch') setCurrent(segmentUnder(event, network, view));
      return;
    }
    const [right, down] = [event.clientX - from.x, event.clientY - from.y];
    from.hasMoved ||= Math.hypot(right, down) >= leastDrag;
    if (!from.hasMoved || view.width === whole.width) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const feet = view.width / event.currentTarget.clientWidth;
    setView(within({ ...from.view, x: from.view.x - right * feet, y: from.view.y - down * feet }, whole));
  };
  const onPointerUp = (event: Event) => {
    const isPress = drag.current?.hasMoved === false;
    drag.current = undefined;
    if (isPress && network && view) onSelect(segmentUnder(event, network, view));
  };
  // A pointer goes from a street into its box, to read it enlarged, and back.
  const onPointerLeave = ({ relatedTarget: to }: Event) => {
    if (!(to instanceof Element && to.closest('canvas, [data-callout]'))) setCurrent(undefined);
  };
  return { current, onPointerLeave, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerLeave } };
}

function segmentUnder(event: Event, network: Network, view: MapView): number | undefined {
  const { left, top, width } = event.currentTarget.getBoundingClientRect();
  const feet = view.width / width;
  const pixels = event.pointerType === 'touch' ? reach.touch : reach.mouse;
  return segmentAt(
    network,
    [view.x + (event.clientX - left) * feet, view.y + (event.clientY - top) * feet],
    pixels * feet,
  );
}

/** Hides the box of a street under a pointer that rests: it covers a part of the map. */
function useEscape(isShown: boolean, hide: () => void): void {
  const latest = useEffectEvent(hide);
  useEffect(() => {
    if (!isShown) return undefined;
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isShown]);
}
