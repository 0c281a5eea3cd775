import { useEffect, useRef, type ReactNode } from 'react';
import { Place } from './step-style.ts';

/** A step of the dialog. One that takes the place of another takes the focus too, since the button that led here is gone. */
export function StepPlace({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(label);
  useEffect(() => {
    if (seen.current !== label) place.current?.focus();
    seen.current = label;
  }, [label]);
  return (
    <Place ref={place} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </Place>
  );
}
