import { useMemo, useState, type KeyboardEvent } from 'react';
import type { Network } from '../../road-network/segment.ts';
import { isDirection, middleOf, segmentInMiddle, segmentToward } from './find-segment.ts';
import { middleOfView, showing, wholeView, zoomed, type MapView } from './map-view.ts';
import { usePointer } from './use-pointer.ts';

interface MapProps {
  readonly network: Network | undefined;
  readonly selected: number | undefined;
  readonly onSelect: (index: number | undefined) => void;
  /** Called with the segment that the keys reach, which is then announced. */
  readonly onReach: (index: number) => void;
  /** Called when a person opens the card of the selected segment by a key. */
  readonly onOpen: () => void;
}

const zoomStep = 1.6;

/** The part of the plan on the map, and what pointers and keys do to it. */
export function useMap({ network, selected, onSelect, onReach, onOpen }: MapProps) {
  const whole = useMemo(() => network && wholeView(network), [network]);
  const [moved, setMoved] = useState<{ of: MapView; view: MapView }>();
  // A view of another network is forgotten.
  const view = moved && moved.of === whole ? moved.view : whole;
  const setView = (next: MapView) => whole && setMoved({ of: whole, view: next });
  const pointer = usePointer({ network, view, whole, setView, onSelect });
  const zoom = (factor: number) => {
    if (!network || !view || !whole) return;
    const around = selected === undefined ? middleOfView(view) : middleOf(network.segments[selected]!);
    setView(zoomed(view, factor, around, whole));
  };
  const move = (key: string) => {
    if (!network || !view || !whole) return;
    const next =
      selected === undefined ? segmentInMiddle(network, middleOfView(view)) : segmentToward(network, selected, key);
    onSelect(next);
    onReach(next);
    setView(showing(view, middleOf(network.segments[next]!), whole));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isDirection(key)) move(key);
    else if (key === '+' || key === '=') zoom(zoomStep);
    else if (key === '-') zoom(1 / zoomStep);
    else if (key === 'Enter' && selected !== undefined) onOpen();
    else if (key === 'Escape' && selected !== undefined) onSelect(undefined);
    else return;
    event.preventDefault();
  };
  const isZoomed = view !== undefined && whole !== undefined && view.width < whole.width;
  const { current, onPointerLeave } = pointer;
  return { view, current, onPointerLeave, handlers: { ...pointer.handlers, onKeyDown }, zoom, isZoomed };
}
