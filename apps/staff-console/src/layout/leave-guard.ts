import { createContext, useContext } from 'react';

export interface LeaveGuard {
  /** Registers unsaved work. Returns the function that ends it. */
  guard: () => () => void;
  /** Leaves the page by an action, after a question if work is unsaved. */
  leave: (run: () => void) => void;
  hasUnsavedWork: () => boolean;
}

/** Without a provider, nothing asks. */
export const LeaveGuardContext = createContext<LeaveGuard>({
  guard: () => () => {},
  leave: (run) => run(),
  hasUnsavedWork: () => false,
});

/** Returns the function that leaves the page by an action: at once, or after a question about unsaved work. */
export const useLeave = (): LeaveGuard['leave'] => useContext(LeaveGuardContext).leave;
