import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react';
import type { Network, Point } from '../../road-network/segment.ts';
import { isDirection, middleOf, segmentAt, segmentInMiddle, segmentToward } from './find-segment.ts';
import { showing, wholeView, within, zoomed, type MapView } from './map-view.ts';

interface MapProps {
  readonly network: Network | undefined;
  readonly selected: number | undefined;
  readonly onSelect: (index: number | undefined) => void;
  /** Called with the segment that the keys reach, which is then announced. */
  readonly onReach: (index: number) => void;
  /** Called when a person opens the card of the selected segment by a key. */
  readonly onOpen: () => void;
}

/** How far from a street a pointer may be to mean it, in pixels. */
const reach = { mouse: 10, touch: 22 } as const;

export function useMap({ network, selected, onSelect, onReach, onOpen }: MapProps) {
  const whole = useMemo(() => network && wholeView(network), [network]);
  const [moved, setMoved] = useState<{ of: MapView; view: MapView }>();
  // A view of another network is forgotten.
  const view = moved && moved.of === whole ? moved.view : whole;
  const [current, setCurrent] = useState<number>();
  const drag = useRef<{ x: number; y: number; view: MapView; hasMoved: boolean }>(undefined);
  const setView = (next: MapView) => whole && setMoved({ of: whole, view: next });

  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement> | WheelEvent<HTMLElement>): Point => {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const feet = view!.width / width;
    return [view!.x + (clientX - left) * feet, view!.y + (clientY - top) * feet];
  };
  const hit = (event: PointerEvent<HTMLElement>): number | undefined => {
    const pixels = event.pointerType === 'touch' ? reach.touch : reach.mouse;
    return segmentAt(network!, placeOf(event), (pixels * view!.width) / event.currentTarget.clientWidth);
  };
  const zoom = (factor: number, point?: Point) => {
    if (!view || !whole) return;
    const middle = selected === undefined ? undefined : middleOf(network!.segments[selected]!);
    setView(zoomed(view, factor, point ?? middle ?? [view.x + view.width / 2, view.y + view.width / 3.2], whole));
  };
  const select = (index: number | undefined) => {
    onSelect(index);
    if (index === undefined || !view || !whole) return;
    const seen = showing(view, middleOf(network!.segments[index]!), whole);
    if (seen !== view) setView(seen);
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (view) drag.current = { x: event.clientX, y: event.clientY, view, hasMoved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!network || !view || !whole) return;
      const from = drag.current;
      if (!from || event.buttons === 0) {
        if (event.pointerType !== 'touch') setCurrent(hit(event));
        return;
      }
      const [right, down] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.hypot(right, down) < 5 && !from.hasMoved) return;
      from.hasMoved = true;
      if (view.width === whole.width) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const feet = view.width / event.currentTarget.clientWidth;
      setView(within({ ...from.view, x: from.view.x - right * feet, y: from.view.y - down * feet }, whole));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const isClick = drag.current?.hasMoved === false;
      drag.current = undefined;
      if (isClick && network) onSelect(hit(event));
    },
    onPointerLeave: () => setCurrent(undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!network || !view || event.ctrlKey || event.metaKey || event.altKey) return;
      const { key } = event;
      if (isDirection(key)) {
        const middle: Point = [view.x + view.width / 2, view.y + view.width / 3.2];
        const next = selected === undefined ? segmentInMiddle(network, middle) : segmentToward(network, selected, key);
        select(next);
        onReach(next);
      } else if (key === 'Enter' && selected !== undefined) onOpen();
      else if (key === 'Escape' && selected !== undefined) select(undefined);
      else if (key === '+' || key === '=') zoom(1.6);
      else if (key === '-') zoom(1 / 1.6);
      else return;
      event.preventDefault();
    },
  };
  const isZoomed = view !== undefined && whole !== undefined && view.width < whole.width;
  return { view, current, handlers, zoom, isZoomed };
}
