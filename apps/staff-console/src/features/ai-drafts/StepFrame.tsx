import { useEffect, useRef, type ReactNode } from 'react';
import { StepLayout } from './step-style.ts';

/** A step of the dialog. It focuses its field, or itself if it has none: the button that led here no longer exists. */
export function StepFrame({ label, children }: { label: string; children: ReactNode }) {
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Waits until the dialog is open: opening focuses its first focusable element.
    const frame = requestAnimationFrame(() => {
      const field = step.current?.querySelector<HTMLElement>('input, textarea');
      (field ?? step.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [label]);
  return (
    <StepLayout ref={step} role="group" aria-label={label} tabIndex={-1}>
      {children}
    </StepLayout>
  );
}
