import { useEffect, useRef, type ReactNode } from 'react';
import { Place } from './step-style.ts';

/** A step of the dialog. The focus goes to its field, or where it has none to the step: the button that led here is gone. */
export function StepPlace({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Once the dialog is open: opening puts the focus on the first thing that takes one.
    const frame = requestAnimationFrame(() => {
      const field = place.current?.querySelector<HTMLElement>('input, textarea');
      (field ?? place.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [label]);
  return (
    <Place ref={place} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </Place>
  );
}
