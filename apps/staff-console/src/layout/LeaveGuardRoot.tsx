import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@workspace/ui/Dialog';
import { LeaveGuardContext } from './leave-guard.ts';
import { useHistoryGuard } from './use-history-guard.ts';

/** Asks before unsaved work is left by a link, Back, the palette or a key. Closing the tab asks in the browser's own words. */
export function LeaveGuardRoot({ children }: { children: ReactNode }) {
  const guards = useRef(0);
  const [pending, setPending] = useState<{ run: () => void }>();
  const guard = useCallback(() => {
    guards.current += 1;
    return () => {
      guards.current -= 1;
      // Saved meanwhile: the question would be wrong.
      if (guards.current === 0) setPending(undefined);
    };
  }, []);
  const leave = useCallback((run: () => void) => {
    if (guards.current > 0) setPending({ run });
    else run();
  }, []);
  const hasUnsavedWork = useCallback(() => guards.current > 0, []);
  const value = useMemo(() => ({ guard, leave, hasUnsavedWork }), [guard, leave, hasUnsavedWork]);
  useHistoryGuard(value);
  const stay = () => setPending(undefined);
  const go = () => {
    stay();
    pending?.run();
  };
  return (
    <LeaveGuardContext value={value}>
      {children}
      <ConfirmDialog
        isOpen={pending !== undefined}
        onClose={stay}
        onConfirm={go}
        title="Leave without saving?"
        description="What you wrote is not saved."
        confirmLabel="Leave"
        cancelLabel="Stay"
      />
    </LeaveGuardContext>
  );
}
