import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type PointerEvent, type ToggleEvent } from 'react';
import { placePopover } from '../Menu/place-popover.ts';
import { delayBefore } from './tooltip-delay.ts';

// Shared by all tooltips of a page, since there is one pointer.
let lastClosed = -Infinity;

/** State of a tooltip: props for the element around its control, and for the tooltip, which a control may get late. */
export function useTooltip(hasText: boolean) {
  const anchor = useRef<HTMLSpanElement>(null);
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
  useEffect(() => {
    // The control had the keyboard's focus before the text arrived.
    if (hasText && anchor.current?.querySelector(':focus-visible')) open(anchor.current, 0);
  }, [hasText]);
  const around = {
    ref: anchor,
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      // Touch does not hover: it activates the control.
      if (pointerType !== 'touch') open(currentTarget, delayBefore(performance.now(), lastClosed));
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      if (target.matches(':focus-visible')) open(currentTarget, 0);
    },
    onBlur: close,
    onKeyDown: ({ key }: KeyboardEvent) => {
      // COMPAT: browsers without popover hints treat it as manual, which Escape does not close.
      if (key === 'Escape' && tip.current?.popover !== 'hint') close();
    },
  };
  // On `beforetoggle`: a pointer leaves one control and enters the next in the same moment.
  const onBeforeToggle = ({ newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'closed') lastClosed = performance.now();
  };
  return { around, tip: { ref: tip, onBeforeToggle } };
}
