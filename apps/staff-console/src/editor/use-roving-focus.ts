import { useState, type KeyboardEvent, type RefObject } from 'react';

/** Attributes of a button of a toolbar. */
export interface RovingStop {
  tabIndex: number;
  onFocus: () => void;
}

/** Makes the buttons of a toolbar one Tab stop, with arrow keys between them. */
export function useRovingFocus(bar: RefObject<HTMLElement | null>, first: string) {
  const [current, setCurrent] = useState(first);
  const move = (event: KeyboardEvent) => {
    const faces = [...(bar.current?.querySelectorAll<HTMLElement>('button:not([role^=menuitem])') ?? [])];
    const here = faces.findIndex((face) => face === document.activeElement);
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: faces.length - 1 }[event.key];
    const next = to === undefined || here === -1 ? undefined : faces.at(to % faces.length);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const stopOf = (label: string): RovingStop => ({
    tabIndex: label === current ? 0 : -1,
    onFocus: () => setCurrent(label),
  });
  return { stopOf, move };
}
