import { startTransition, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { roundedValue, valueAfterKey, type SliderScale } from './slider-values.ts';

/** The position of the thumb, which is ahead of the value until the page has caught up. */
export function useSlider(value: number, scale: SliderScale, onSlide: (value: number) => void) {
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useRef(false);
  const [slid, setSlid] = useState<number>();
  if (slid === value) setSlid(undefined);
  useEffect(() => {
    const { current } = input;
    if (!current || slid !== undefined) return;
    // Only before hydration does an input move without an event. Later the value leads.
    const isMoved = !isHydrated.current && current.value !== current.defaultValue;
    isHydrated.current = true;
    if (current.value === String(value)) return;
    if (isMoved) onSlide(roundedValue(Number(current.value), scale));
    else current.value = String(value);
  }, [value, slid, scale, onSlide]);
  const slide = (next: number) => {
    if (input.current && input.current.value !== String(next)) input.current.value = String(next);
    setSlid(next);
    // A slider moves faster than all figures are drawn: its next frame does not wait for them.
    startTransition(() => onSlide(next));
  };
  const onInput = () => slide(roundedValue(Number(input.current?.value), scale));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = valueAfterKey(event, slid ?? value, scale);
    if (next === undefined) return;
    event.preventDefault();
    slide(next);
  };
  return { input, position: slid ?? value, handlers: { onInput, onKeyDown } };
}
