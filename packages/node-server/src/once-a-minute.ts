const minuteMs = 60_000;

/**
 * Returns a function that runs actions of one kind once a minute at most. The action gets the number of earlier ones
 * that did not run since. `clock` in milliseconds.
 */
export function onceAMinute(clock: () => number): (kind: string, act: (skipped: number) => void) => void {
  const kinds = new Map<string, { ranAt: number; skipped: number }>();
  return (kind, act) => {
    const last = kinds.get(kind);
    if (last && clock() - last.ranAt < minuteMs) {
      last.skipped += 1;
      return;
    }
    kinds.set(kind, { ranAt: clock(), skipped: 0 });
    act(last?.skipped ?? 0);
  };
}
