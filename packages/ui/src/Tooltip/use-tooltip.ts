import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent, type ToggleEvent } from 'react';
import { placePopover } from '../Menu/place-popover.ts';
import { delayBefore } from './tooltip-delay.ts';

// There is one pointer, so what it left last is known to all tooltips of a page.
let lastClosed = -Infinity;

/** When a tooltip opens and closes: handlers for the place around its control, and what the tooltip itself is given. */
export function useTooltip() {
  const tip = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const open = (place: HTMLElement, delay: number) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      if (!tip.current || tip.current.matches(':popover-open')) return;
      tip.current.showPopover({ source: place });
      placePopover(tip.current, place);
    }, delay);
  };
  const close = () => {
    clearTimeout(waiting.current);
    if (tip.current?.matches(':popover-open')) tip.current.hidePopover();
  };
  const around = {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      // A finger that touches has chosen already.
      if (pointerType !== 'touch') open(currentTarget, delayBefore(performance.now(), lastClosed));
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (target.matches(':focus-visible')) open(currentTarget, 0);
    },
    onBlur: close,
    onKeyDown: ({ key }: KeyboardEvent) => {
      // COMPAT: browsers that know no hint treat it as manual, which Escape does not close.
      if (key === 'Escape' && tip.current?.popover !== 'hint') close();
    },
  };
  // Before, not after: a pointer leaves one control and enters the next in the same moment.
  const onBeforeToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'closed') lastClosed = performance.now();
  };
  return { around, tip: { ref: tip, onBeforeToggle } };
}
